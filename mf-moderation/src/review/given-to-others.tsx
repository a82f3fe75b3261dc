import { ANSWERS_FILTER_DEFAULT, answersQuery } from '@waymark/client';
import { ANSWER_THUMB_WIDTH, type Answer, asTaskId, type GameId, paths } from '@waymark/contract';
import { counted, Link, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { token } from '@waymark/ui';
import styled from 'styled-components';
import { AnswerThumb } from '../media/answer-thumb';
import { DARK_VEIL, ON_DARK } from '../media/dark';

/** Number of thumbnails shown. */
const SHOWN = 4;

const Box = styled.section`
  font: ${token.type13} ${token.font};
  & > header { display: flex; justify-content: space-between; gap: 8px; margin-block-end: 8px; }
  & > header > span { color: ${token.textMuted}; font-variant-numeric: tabular-nums; }
  & h3 { font: 600 ${token.type13} ${token.font}; }
  & > div { display: grid; grid-template-columns: repeat(${SHOWN}, minmax(0, ${ANSWER_THUMB_WIDTH}px)); gap: 2px; }
  & a { position: relative; border-radius: ${token.radiusControl}; }
  /* Placed on the picture, because a line below would end up under the sticky decisions. */
  & a > span:last-child {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-end: 4px;
    padding-inline: 5px;
    border-radius: 8px;
    background: ${DARK_VEIL};
    color: ${ON_DARK};
    font: 600 11px/16px ${token.font};
    font-variant-numeric: tabular-nums;
  }
  /* The column has room for one less. */
  @media (max-width: 1180px) {
    & > div { grid-template-columns: repeat(${SHOWN - 1}, ${ANSWER_THUMB_WIDTH}px); }
    & a:nth-of-type(${SHOWN}) { display: none; }
  }
  @media (max-height: 840px), (max-width: 767px) { display: none; }
`;

/** Props of GivenToOthers. */
export interface GivenToOthersProps {
  readonly game: GameId;
  readonly answer: Answer;
}

/** Points other teams got for the same challenge, for consistent scores. */
export function GivenToOthers({ game, answer }: GivenToOthersProps) {
  const { api } = useHost();
  const t = useTranslate();
  const task = answer.task?.id;
  const filter = { ...ANSWERS_FILTER_DEFAULT, task: task === undefined ? undefined : asTaskId(task) };
  const { data } = useQuery({ ...answersQuery(api, game, filter), enabled: task !== undefined });
  const accepted = (data?.items ?? []).filter(({ id, approved_at }) => approved_at && id !== answer.id);
  if (accepted.length === 0) return null;
  const mean = accepted.reduce((sum, { points = 0 }) => sum + points, 0) / accepted.length;
  return (
    <Box>
      <header>
        <h3>{t('Given to others')}</h3>
        <span>
          {accepted.length === 1
            ? t('1 answer, {points}', { points: counted(t, 'point', accepted[0]?.points ?? 0) })
            : t('{n} answers, mean {points}', { n: accepted.length, points: Math.round(mean) })}
        </span>
      </header>
      <div>
        {accepted.slice(0, SHOWN).map((other) => (
          <Link
            key={other.id}
            to={paths.answer(game, other.id)}
            aria-label={t('{team}: {points}', {
              team: other.team?.name ?? '',
              points: counted(t, 'point', other.points ?? 0),
            })}
          >
            <AnswerThumb answer={other} />
            <span>{other.points ?? 0}</span>
          </Link>
        ))}
      </div>
    </Box>
  );
}
