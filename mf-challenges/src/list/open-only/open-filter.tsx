import { useTranslate } from '@waymark/host-kit';
import { Button, SegmentedControl, token } from '@waymark/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useOpenEdits } from '../../challenge/open-edits';

const SaveAll = styled(Button)`
  order: 2;
  flex: none;
  padding-inline: 8px;
  &:not([aria-disabled]) { color: ${token.accentText}; }
  &&[aria-disabled] { border-color: transparent; background: none; color: ${token.textMuted}; }
`;

interface OpenFilterProps {
  /** Number of challenges in the game. */
  readonly total: number;
  /** Number of open challenges. */
  readonly open: number;
  /** Whether only open challenges are displayed. */
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
}

/** Chooses between all and open challenges, and saves what is unsaved in the open ones. */
export function OpenFilter({ total, open, only, onOnly }: OpenFilterProps) {
  const t = useTranslate();
  const edits = useOpenEdits();
  const unsaved = useSyncExternalStore(edits.watch, () => [...edits].some((edit) => edit.isDirty()));
  const saveAll = (): void => {
    for (const edit of edits) if (edit.isDirty()) edit.save();
  };
  return (
    <>
      <SegmentedControl
        label={t('Show')}
        value={only ? 'open' : 'all'}
        options={[
          { value: 'all', label: t('All {n}', { n: total }) },
          { value: 'open', label: t('Open {n}', { n: open }) },
        ]}
        onChange={(value) => onOnly(value === 'open')}
      />
      {open > 0 && (
        // Stays in place with nothing to save, so the user who pressed it keeps focus.
        <SaveAll kind="quiet" size="small" {...(unsaved ? {} : { 'aria-disabled': true })} onClick={saveAll}>
          {t('Save all')}
        </SaveAll>
      )}
    </>
  );
}
