import { copyTasksFrom, isApiFailure, reasonOf, TASKS_FILTER_DEFAULT, tasksQuery } from '@waymark/client';
import type { GameId, TaskId } from '@waymark/contract';
import { GamePick, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Banner, Button, Dialog, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useRefusal } from '../../use-refusal';
import { REFUSALS } from '../use-challenge-list';
import { ChallengePicks } from './challenge-picks';

/** Maximum number of challenges to pick from; a game with more is copied as a whole. */
const MOST = 200;

interface CopyDialogProps {
  readonly game: GameId;
  /** How to undo it, and how many were copied. */
  readonly onCopied: (undo: number | undefined, until: string | undefined, n: number) => void;
  readonly onClose: () => void;
}

/** Copies all or selected challenges of another game to the end of this one. */
export function CopyDialog({ game, onCopied, onClose }: CopyDialogProps) {
  const { api, errors, notices } = useHost();
  const t = useTranslate();
  const [from, setFrom] = useState<GameId>();
  const [left, setLeft] = useState<ReadonlySet<TaskId>>(new Set());
  const [busy, setBusy] = useState(false);
  const { refused, refuse, forget, isOpen } = useRefusal();
  const offered = useQuery({
    ...tasksQuery(api, from, { ...TASKS_FILTER_DEFAULT, perPage: MOST }),
    enabled: from !== undefined,
  });
  const tasks = from === undefined ? undefined : offered.data?.items;
  const more = (offered.data?.count ?? 0) > MOST;
  const picked = (tasks ?? []).filter(({ id }) => !left.has(id));
  const n = more ? (offered.data?.count ?? 0) : picked.length;

  const copy = async (): Promise<void> => {
    if (from === undefined) return;
    setBusy(true);
    forget();
    const settle = notices.saving();
    const all = more || picked.length === tasks?.length;
    try {
      const ids = all ? undefined : picked.map(({ id }) => id);
      const { id, until } = await copyTasksFrom(api, game, from, ids, { handles: REFUSALS });
      settle('saved');
      onCopied(id, until, n);
    } catch (error) {
      settle('failed');
      setBusy(false);
      if (isApiFailure(error) && error.handled) return refuse(reasonOf(error));
      errors.report(error);
    }
    // Another dialog may be open by now.
    if (isOpen()) onClose();
  };

  return (
    <Dialog
      open
      title={t('Copy from another game')}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" busy={busy} disabled={n === 0} onClick={() => void copy()}>
            {n === 0 ? t('Copy') : t(n === 1 ? 'Copy {n} challenge' : 'Copy {n} challenges', { n })}
          </Button>
        </>
      }
    >
      <Stack>
        {refused && <Banner tone="danger">{refused}</Banner>}
        <GamePick
          without={game}
          onPick={(picked) => {
            setFrom(picked?.id);
            setLeft(new Set());
          }}
        />
        {from !== undefined && (
          <ChallengePicks
            tasks={tasks}
            failed={offered.error?.message}
            whole={more}
            left={left}
            onLeave={setLeft}
            onRetry={() => void offered.refetch()}
          />
        )}
      </Stack>
    </Dialog>
  );
}
