import type { GameProgress } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { PanelBody, token } from '@waymark/ui';
import styled from 'styled-components';
import { durationOf } from './duration';
import { holdUpsOf, untriedOf } from './holding-up';
import { ProgressPanel } from './progress-panel';

const List = styled.ol`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 2px 16px; }
  & b { font: 550 ${token.type14} ${token.font}; font-variant-numeric: tabular-nums; }
  & span { overflow-wrap: anywhere; }
  & small { grid-column: 2; font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;
const Strong = styled.strong`
  font-weight: 550;
`;

/** Challenges named at most. */
const MOST = 8;

/** Which challenges hold teams up, and which nobody does. */
export function HoldUps({ progress }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const slow = holdUpsOf(progress);
  const untried = untriedOf(progress);
  const nameOf = ({ position, name }: GameProgress['challenges'][number]) =>
    `${position} · ${name || t('Untitled challenge')}`;
  return (
    <ProgressPanel
      title={t('Hold-ups')}
      file="hold-ups"
      rows={() => [
        ['Position', 'Challenge', 'Median seconds', 'Tried', 'Solved', 'Rejected'],
        ...[...slow, ...untried].map((one) => [
          one.position ?? null,
          one.name ?? '',
          one.seconds ?? null,
          one.tried ?? 0,
          one.solved ?? 0,
          one.rejected ?? 0,
        ]),
      ]}
    >
      <PanelBody>
        {slow.length === 0 && <p>{t('No challenge holds teams up so far.')}</p>}
        <List>
          {slow.map((challenge) => (
            <li key={challenge.id}>
              <b>{durationOf(challenge.seconds ?? 0)}</b>
              <span>
                <bdi>{nameOf(challenge)}</bdi>
              </span>
              <small>
                {t('{solved} of {tried} teams solved it, {rejected} answers rejected', {
                  solved: challenge.solved ?? 0,
                  tried: challenge.tried ?? 0,
                  rejected: challenge.rejected ?? 0,
                })}
              </small>
            </li>
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
