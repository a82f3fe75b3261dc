import type { GameProgress } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, PanelBody, token } from '@waymark/ui';
import { ChevronRight } from '@waymark/ui/icons';
import styled from 'styled-components';
import { durationOf } from './duration';
import { type HoldUp, holdUpsOf, untriedOf, usualOf } from './holding-up';
import { ProgressPanel } from './progress-panel';

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 2px 16px; padding-block: 12px; }
  & > li + li { border-block-start: 1px solid ${token.line}; }
  & b { font: 550 ${token.type14} ${token.font}; font-variant-numeric: tabular-nums; }
  & strong { font-weight: 550; overflow-wrap: anywhere; }
  & strong > span { margin-inline: 6px; color: ${token.textMuted}; vertical-align: -2px; }
  & small { font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;
const Bar = styled.span`
  align-self: center;
  block-size: 4px;
  border-radius: 2px;
  background: ${token.line};
  overflow: hidden;
  & > span { display: block; block-size: 100%; border-radius: 2px; background: ${token.textMuted}; }
  & > [data-worst] { background: ${token.warning}; }
  @media (forced-colors: active) { border: 1px solid CanvasText; & > span { background: CanvasText; } }
`;
const Strong = styled.strong`
  font-weight: 550;
`;

/** Maximum number of challenges listed. */
const MOST = 8;

/** Which challenges hold teams up, and which nobody has tried. */
export function HoldUps({ progress }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const slow = holdUpsOf(progress);
  const untried = untriedOf(progress);
  const nameOf = ({ position, name }: GameProgress['challenges'][number]) =>
    `${position} · ${name || t('Untitled challenge')}`;
  const [worst] = slow;
  return (
    <ProgressPanel
      title={t('Hold-ups')}
      file="hold-ups"
      rows={() => [
        ['Position', 'Challenge', 'After', 'Seconds lost', 'Median seconds', 'Tried', 'Solved', 'Rejected'],
        ...slow.map(rowOf),
        ...untried.map((challenge) => rowOf({ challenge })),
      ]}
    >
      <PanelBody>
        <p>
          {worst
            ? t('Time lost against the usual {time} between challenges:', { time: durationOf(usualOf(progress)) })
            : t('No challenge holds teams up so far.')}
        </p>
        <List>
          {slow.map((one) => (
            <HeldUp key={one.challenge.id} holdUp={one} worst={worst?.lost ?? 1} isWorst={one === worst} />
          ))}
        </List>
        {untried.length > 0 && (
          <p>
            <Strong>{t('Nobody has tried:')}</Strong> <bdi>{untried.slice(0, MOST).map(nameOf).join(', ')}</bdi>
            {untried.length > MOST && ` ${t('and {n} more', { n: untried.length - MOST })}`}
          </p>
        )}
      </PanelBody>
    </ProgressPanel>
  );
}

/** A row of the file; the previous challenge is empty for one that nobody has tried. */
const rowOf = ({ challenge: one, from, lost }: Pick<HoldUp, 'challenge'> & Partial<HoldUp>) => [
  one.position ?? null,
  one.name ?? '',
  from?.name ?? '',
  lost ?? null,
  one.seconds ?? null,
  one.tried ?? 0,
  one.solved ?? 0,
  one.rejected ?? 0,
];

interface HeldUpProps {
  readonly holdUp: HoldUp;
  /** Seconds lost at the worst one. */
  readonly worst: number;
  readonly isWorst: boolean;
}

/** A challenge in the list: minutes lost, the previous challenge, and why. */
function HeldUp({ holdUp: { challenge, from, lost, reason }, worst, isWorst }: HeldUpProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const titleOf = ({ name }: typeof challenge) => name || t('Untitled challenge');
  const { tried = 0, solved = 0, rejected = 0, hints = 0 } = challenge;
  const reasons = {
    rejected: t(rejected === 1 ? '{n} answer was rejected.' : '{n} answers were rejected.', { n: rejected }),
    unsolved: t(tried === 1 ? '{solved} of {tried} team solved it.' : '{solved} of {tried} teams solved it.', {
      solved,
      tried,
    }),
    hints: t(hints === 1 ? 'Teams opened {n} hint.' : 'Teams opened {n} hints.', { n: hints }),
    way: t('Getting there and answering takes {time}.', { time: durationOf(challenge.seconds ?? 0) }),
  };
  return (
    <li>
      <b>{minutes.format(Math.max(1, Math.round(lost / 60)))}</b>
      <strong>
        {from && (
          <>
            <bdi>{titleOf(from)}</bdi>
            <Icon of={ChevronRight} size={14} flip label={t('then')} />
          </>
        )}
        <bdi>{titleOf(challenge)}</bdi>
      </strong>
      <Bar aria-hidden="true">
        <span
          {...(isWorst ? { 'data-worst': '' } : {})}
          style={{ inlineSize: `${Math.round((100 * lost) / worst)}%` }}
        />
      </Bar>
      <small>{reasons[reason]}</small>
    </li>
  );
}
