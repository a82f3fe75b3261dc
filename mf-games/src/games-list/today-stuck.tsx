import { stuckTeamsQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { fingertip, Icon, Tip, token } from '@waymark/ui';
import { TriangleAlert } from '@waymark/ui/icons';
import styled from 'styled-components';
import { GameAnchor } from './game-anchor';
import { spanOf } from './today';
import type { PlacedLink } from './use-row-links';

const Alarm = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${token.warningText};
  a& { text-decoration: none; }
  a&:hover { text-decoration: underline; }
  a& { ${fingertip} }
  & > span:last-child { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
`;

const Whole = styled(Tip)`display: block; min-inline-size: 0;`;

/** Milliseconds between two requests. */
const REFRESH = 30_000;

interface TodayStuckProps {
  readonly game: GameId;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Links to the teams, for people who can see them. */
  readonly link: PlacedLink | undefined;
}

/** The stuck teams of a live game; empty for people who can't see them. */
export function TodayStuck({ game, now, link }: TodayStuckProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data } = useQuery({
    ...stuckTeamsQuery(api, game),
    staleTime: REFRESH,
    refetchInterval: REFRESH,
    retry: false,
  });
  if (!data) return null;
  const [longest] = data.teams;
  if (!longest) return t('No team is stuck.');
  const span = spanOf(now - Date.parse(longest.last_answer_at ?? ''), t);
  const team = longest.name ?? '';
  const words =
    data.count === 1
      ? t('{team} stuck for {span}', { team, span })
      : t('{n} teams stuck, {team} for {span}', { n: data.count, team, span });
  return (
    <Whole text={words} cut>
      <Alarm {...(link ? { as: GameAnchor, game, link } : {})}>
        <Icon of={TriangleAlert} size={14} />
        <span>{words}</span>
      </Alarm>
    </Whole>
  );
}
