import type { TaskId } from '@waymark/contract';
import { useOffered, useTranslate } from '@waymark/host-kit';
import type { Selection } from '@waymark/host-kit/screen-state';
import { Button, IconButton, type IconDrawing, pageTop, token } from '@waymark/ui';
import { Clock, Eye, Star, Tag, Trash2, X } from '@waymark/ui/icons';
import styled from 'styled-components';

/** The bulk changes. */
export type BulkKind = 'points' | 'tags' | 'visibility' | 'timing' | 'delete';

const KINDS: readonly (readonly [BulkKind, string, IconDrawing])[] = [
  ['points', 'Points', Star],
  ['tags', 'Tags', Tag],
  ['visibility', 'Visibility', Eye],
  ['timing', 'Timing', Clock],
  ['delete', 'Delete', Trash2],
];

const Bar = styled.section`
  position: sticky;
  inset-block-start: calc(${pageTop} + 8px);
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding-block: 8px;
  padding-inline: 14px 8px;
  border: 1px solid ${token.accentLine};
  border-radius: ${token.radiusPanel};
  background: ${token.accentSubtle};
  & > p { flex: 1; min-inline-size: max-content; font: 600 ${token.type14} ${token.font}; font-variant-numeric: tabular-nums; }
  @container challenges (max-width: 480px) {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    padding-inline: 8px;
    & > p { order: -2; grid-column: span 5; padding-inline-start: 4px; }
    & > [data-clear] { order: -1; justify-self: end; }
    & > button:not([data-clear]) { grid-column: span 2; padding-inline: 4px; min-block-size: 40px; }
    /* The last two share a line. */
    & > button:nth-of-type(n + 4):not([data-clear]) { grid-column: span 3; }
    & > button:not([data-clear]) > [data-icon] { display: none; }
  }
`;

interface SelectionBarProps {
  readonly selection: Selection<TaskId>;
  readonly ask: (kind: BulkKind) => void;
}

/**
 * The actions for the selected challenges; empty without a selection. Deletion falls back to one by one; other changes
 * are made together or not at all.
 */
export function SelectionBar({ selection, ask }: SelectionBarProps) {
  const t = useTranslate();
  const changes = useOffered('challenge-bulk');
  const n = selection.ids.length;
  if (n === 0) return null;
  return (
    <Bar aria-label={t('Selected challenges')}>
      <p role="status">{t('{n} selected', { n })}</p>
      {KINDS.filter(([kind]) => changes || kind === 'delete').map(([kind, label, icon]) => (
        <Button
          key={kind}
          size="small"
          icon={icon}
          kind={kind === 'delete' ? 'danger-line' : 'default'}
          onClick={() => ask(kind)}
        >
          {t(label)}
        </Button>
      ))}
      <IconButton icon={X} label={t('Select nothing')} data-clear="" onClick={selection.clear} />
    </Bar>
  );
}
