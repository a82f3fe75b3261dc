import type { GameId, Task, TaskId } from '@waymark/contract';
import { counted, lazyScreen, useTranslate } from '@waymark/host-kit';
import type { Selection } from '@waymark/host-kit/screen-state';
import { ConfirmDialog } from '@waymark/ui';
import { Suspense } from 'react';
import { CopyDialog } from './copy/copy-dialog';
import type { OpenDialog } from './open-dialog';
import { BulkDialog } from './selection/bulk-dialog';
import type { useBulk } from './selection/use-bulk';
import { useOfferedOnly } from './use-offered-only';
import { WaitingFor } from './waiting-for';

const ImportDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: "dialogs" */ '../spreadsheets/import-dialog')).ImportDialog,
);
const QrDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: "dialogs" */ '../qr-sheet/qr-dialog')).QrDialog,
);

interface ListDialogsProps {
  readonly game: GameId;
  readonly tz: string | undefined;
  readonly asked: OpenDialog | undefined;
  readonly selection: Selection<TaskId>;
  readonly bulk: ReturnType<typeof useBulk>;
  readonly onDelete: (task: Task) => void;
  readonly onDeleteSelected: () => void;
  readonly onClose: () => void;
}

/** The open dialog of the list, if any. Loads when the page is idle. */
export function ListDialogs(props: ListDialogsProps) {
  const { game, tz, selection, bulk, onDelete, onDeleteSelected, onClose } = props;
  const t = useTranslate();
  const asked = useOfferedOnly(props.asked, onClose);
  const n = selection.ids.length;
  if (asked?.what === 'import') {
    return (
      <Suspense fallback={null}>
        <ImportDialog game={game} onImported={bulk.noteImport} onClose={onClose} />
      </Suspense>
    );
  }
  if (asked?.what === 'qr') {
    return (
      <Suspense fallback={null}>
        <QrDialog game={game} selected={selection.ids} onClose={onClose} />
      </Suspense>
    );
  }
  if (asked?.what === 'copy') return <CopyDialog game={game} onCopied={bulk.noteCopies} onClose={onClose} />;
  if (asked?.what === 'bulk' && asked.kind !== 'delete') {
    return (
      <BulkDialog
        kind={asked.kind}
        n={n}
        tz={tz}
        onChange={(changes) => bulk.change(selection.ids, changes)}
        onClose={onClose}
      />
    );
  }
  if (asked?.what === 'bulk') {
    return (
      <ConfirmDialog
        open
        title={t(n === 1 ? 'Delete Challenge' : 'Delete Challenges')}
        text={t(
          n === 1
            ? 'Are you sure you wish to delete this challenge?'
            : 'Are you sure you wish to delete these challenges?',
        )}
        note={
          <>
            {counted(t, 'challenge', n)}
            <WaitingFor game={game} ids={selection.ids} />
          </>
        }
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          onDeleteSelected();
          onClose();
        }}
        onCancel={onClose}
      />
    );
  }
  const task = asked?.task;
  return (
    <ConfirmDialog
      open={task !== undefined}
      title={t('Delete Challenge')}
      text={t('Are you sure you wish to delete this challenge?')}
      note={
        task && (
          <>
            {task.name || t('Untitled challenge')}
            <WaitingFor game={game} ids={[task.id]} />
          </>
        )
      }
      confirmLabel={t('Yes, delete')}
      onConfirm={() => {
        if (task) onDelete(task);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
