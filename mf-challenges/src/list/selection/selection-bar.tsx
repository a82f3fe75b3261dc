import type { TaskId } from '@waymark/contract';
import { useOffered, useTranslate } from '@waymark/host-kit';
import type { Selection } from '@waymark/host-kit/screen-state';
import { Checkbox, IconButton, type IconDrawing, token, VisuallyHidden } from '@waymark/ui';
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

/** Takes the place of the filter; in a list that is a page of its own it is at the thumb, and covers rows. */
const Bar = styled.section<{ $paged: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  min-block-size: ${token.control};
  padding-inline: 10px 3px;
  border: 1px solid ${token.accentLine};
  border-radius: ${token.radiusControl};
  background: ${token.accentSubtle};
  ${({ $paged }) =>
    $paged
      ? `
    position: sticky;
    z-index: 3;
    inset-block-end: calc(12px + env(safe-area-inset-bottom, 0px));
    padding-block: 4px;
    border-color: ${token.lineStrong};
    border-radius: ${token.radiusPanel};
    background: ${token.surfaceRaised};
    box-shadow: ${token.shadowRaised};
  `
      : 'flex: 1 0 100%;'}
  & > label { padding: 0; align-items: center; gap: 0; }
  & > p {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: 600 ${token.type13} ${token.font};
    font-variant-numeric: tabular-nums;
  }
  & > div { display: flex; flex: none; gap: 2px; }
  @media (pointer: fine) { & button { inline-size: ${({ $paged }) => ($paged ? '28px' : '24px')}; } }
  @media (pointer: coarse) {
    flex-wrap: wrap;
    gap: 0 4px;
    padding-inline-start: 3px;
    & > label { padding: 13px; }
    & > div { flex: 1 0 100%; order: 1; & > button { flex: 1; } }
  }
`;

interface SelectionBarProps {
  readonly selection: Selection<TaskId>;
  /** Whether the list is a whole page rather than a column. */
  readonly paged: boolean;
  /** Whether the list shows a whole page of challenges, which can be selected together. */
  readonly whole: boolean;
  readonly ask: (kind: BulkKind) => void;
}

/**
 * The actions for the selected challenges; empty without a selection. Deletion falls back to one by one; other changes
 * are made together or not at all.
 */
export function SelectionBar({ selection, paged, whole, ask }: SelectionBarProps) {
  const t = useTranslate();
  const changes = useOffered('challenge-bulk');
  const n = selection.ids.length;
  if (n === 0) return null;
  return (
    <Bar aria-label={t('Selected challenges')} $paged={paged}>
      {whole && (
        <Checkbox
          label={<VisuallyHidden>{t('Select all shown')}</VisuallyHidden>}
          checked={selection.page === 'all'}
          mixed={selection.page === 'some'}
          onChange={selection.setPage}
        />
      )}
      <p role="status">{t('{n} selected', { n })}</p>
      <div>
        {KINDS.filter(([kind]) => changes || kind === 'delete').map(([kind, label, icon]) => (
          <IconButton
            key={kind}
            icon={icon}
            label={t(label)}
            tone={kind === 'delete' ? 'danger' : 'plain'}
            onClick={() => ask(kind)}
          />
        ))}
      </div>
      <IconButton icon={X} label={t('Select nothing')} onClick={selection.clear} />
    </Bar>
  );
}
