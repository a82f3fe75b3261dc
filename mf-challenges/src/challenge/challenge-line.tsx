import { type Task, UNLIMITED } from '@waymark/contract';
import { HEIR, typeIcon, typeName, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, Tip, token, VisuallyHidden } from '@waymark/ui';
import styled from 'styled-components';
import { ChallengePicture } from './challenge-picture';
import { marksOf } from './marks';
import type { MomentFormat } from './moment-format';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: 1;
  min-inline-size: 0;
`;

const Words = styled.div`
  display: grid;
  gap: 1px;
  flex: 1;
  min-inline-size: 0;
  & > h2 {
    font: 600 ${token.type14} ${token.font};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Truncated at the end of its own text direction, but aligned with the page. */
  & > h2, & > h2 > button { text-align: -webkit-match-parent; text-align: match-parent; }
  & > h2[data-unnamed] { color: ${token.textMuted}; font-weight: 500; }
  & > h2 > button {
    max-inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
    /* Covers the row; controls stacked above it keep their own clicks. */
    &::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
    &:focus-visible { outline: 0; }
    &:focus-visible::after { outline: 2px solid ${token.focus}; outline-offset: -2px; border-radius: ${token.radiusControl}; }
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    color: ${token.textMuted};
    font: ${token.type13} ${token.font};
  }
  & > p > span { display: inline-flex; align-items: center; gap: 5px; min-inline-size: 0; }
  & > p > [data-mark] { cursor: help; }
`;

const Points = styled.span`
  flex: none;
  font: 600 ${token.type14} ${token.font};
  font-variant-numeric: tabular-nums;
  text-align: end;
  & > small { color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
  @media (max-width: 480px) { & > small { display: none; } }
`;

/** A click on the headline. */
interface ChallengePress {
  readonly label: string;
  /** Whether it is open in the editor. */
  readonly open: boolean;
  /** Whether it is the one in front in the editor. */
  readonly current: boolean;
  readonly onPress: () => void;
  /** Called on hover and focus. */
  readonly onNear?: () => void;
}

interface ChallengeLineProps {
  readonly task: Task;
  /** Moments are left out until their format is known. */
  readonly moments: MomentFormat | undefined;
  /** Id of the headline, for aria-labelledby. */
  readonly headingId?: string;
  /** Makes the headline a button that covers the whole row. */
  readonly press?: ChallengePress;
}

/** A challenge in one line: picture, headline, completion type, marks and points. */
export function ChallengeLine({ task, moments, headingId, press }: ChallengeLineProps) {
  const { phrases } = useHost();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const marks = marksOf(task, { t, language, moments });
  // A button is named by its action; elements labelled by the headline need its text only.
  const headline = <span id={headingId}>{task.name || t('Untitled challenge')}</span>;
  return (
    <Line data-line="">
      <ChallengePicture task={task} width={40} height={34} />
      <Words>
        <h2 dir="auto" {...(task.name ? {} : { 'data-unnamed': '' })}>
          {press ? (
            <button
              type="button"
              dir="auto"
              data-opens=""
              aria-label={press.label}
              aria-expanded={press.open}
              aria-current={press.current || undefined}
              onPointerEnter={press.onNear}
              onFocus={press.onNear}
              onClick={press.onPress}
              {...HEIR}
            >
              {headline}
            </button>
          ) : (
            headline
          )}
        </h2>
        <p>
          <span>
            <Icon of={typeIcon(task.task_type)} size={14} />
            {t(typeName(task.task_type))}
          </span>
          {marks.map(({ id, icon, text }) => (
            <Tip key={id} data-mark={id} text={text}>
              <Icon of={icon} size={14} />
              <VisuallyHidden>{text}</VisuallyHidden>
            </Tip>
          ))}
        </p>
      </Words>
      <PointsOf task={task} />
    </Line>
  );
}

/** The points of a challenge. */
function PointsOf({ task }: { readonly task: Task }) {
  const { phrases } = useHost();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const points = task.points ?? 0;
  if (points === UNLIMITED) return <Points>{t('Unlimited')}</Points>;
  return (
    <Points>
      {new Intl.NumberFormat(language).format(points)} <small>{t(points === 1 ? 'point' : 'points')}</small>
    </Points>
  );
}
