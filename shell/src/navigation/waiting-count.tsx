import { waitingCountQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useUi, VisuallyHidden } from '@waymark/ui';
import styled from 'styled-components';
import { useServices } from '../services/services-context';

const Pill = styled.span`
  margin-inline-start: auto;
  padding-inline: 6px;
  border-radius: 999px;
  background: var(--live-subtle);
  color: var(--live-text);
  font: 600 12px/20px var(--font);
  font-variant-numeric: tabular-nums;
`;

/** Higher numbers cannot be distinguished at a glance. */
const MOST = 999;

/** Props of WaitingCount. */
export interface WaitingCountProps {
  readonly game: GameId;
  /** For the entry it describes, but not part of its name. */
  readonly id: string;
}

/** How many answers of a game are waiting for review; nothing if there are none. */
export function WaitingCount({ game, id }: WaitingCountProps) {
  const { api } = useServices();
  const t = useTranslate();
  const { language } = useUi();
  const { data: waiting = 0 } = useQuery(waitingCountQuery(api, game));
  if (waiting === 0) return null;
  return (
    <Pill id={id} aria-hidden="true">
      {Math.min(waiting, MOST).toLocaleString(language)}
      {waiting > MOST && '+'}
      <VisuallyHidden> {t('waiting')}</VisuallyHidden>
    </Pill>
  );
}
