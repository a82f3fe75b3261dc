import { type Answer, type GameId, paths } from '@waymark/contract';
import { Link, standingLine, useHost, useStanding, useTranslate } from '@waymark/host-kit';
import { Avatar, Icon, token } from '@waymark/ui';
import { ArrowUpRight, EyeOff } from '@waymark/ui/icons';
import styled from 'styled-components';
import type { Rights } from './use-rights';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  & > div { flex: 1; min-inline-size: 0; }
  & h2 { font: 600 ${token.type16} ${token.font}; overflow-wrap: anywhere; }
  & p { color: ${token.textMuted}; font: ${token.type13} ${token.font}; font-variant-numeric: tabular-nums; }
`;

const StreamLink = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${token.radiusControl};
  color: ${token.textMuted};
  &:hover { background: ${token.surfaceHover}; color: ${token.text}; }
  @media (pointer: coarse) { inline-size: 44px; block-size: 44px; }
`;

/** Props of TeamHead. */
export interface TeamHeadProps {
  readonly game: GameId;
  readonly answer: Answer;
  readonly rights: Rights;
}

/** The team, with a link to its stream; hidden in a blind review until decided. */
export function TeamHead({ game, answer: { team }, rights }: TeamHeadProps) {
  const t = useTranslate();
  const { api } = useHost();
  const standing = useStanding(game, team?.id, rights.listsTeams && !rights.isBlind);
  const photo = standing?.assets?.photos.find(({ name }) => name === 'standard')?.url;
  if (!team?.name) {
    return (
      <Head>
        <Icon of={EyeOff} size={20} />
        <div>
          <h2>{t('Team hidden')}</h2>
          <p>{t("You'll see who sent it after reviewing.")}</p>
        </div>
      </Head>
    );
  }
  return (
    <Head>
      <Avatar name={team.name} src={photo && api.resolve(photo)} size={44} decorative />
      <div>
        <h2 dir="auto">{team.name}</h2>
        {rights.listsTeams && <p>{standingLine(t, standing)}</p>}
      </div>
      {rights.readsStreams && (
        <StreamLink to={paths.teamStream(game, team.id)} aria-label={t('Stream of {team}', { team: team.name })}>
          <Icon of={ArrowUpRight} flip />
        </StreamLink>
      )}
    </Head>
  );
}
