import { copyGame, isApiFailure, liberate, removeGame } from '@waymark/client';
import type { GameId, GameRow, LiberationPackage } from '@waymark/contract';
import { useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useRef, useState } from 'react';
import { dropRow, editRow, reloadLists } from './list-cache';
import { expectTrash } from './trash-watch';
import { useUndoDelete } from './use-undo-delete';

const DELETED = 'Your game has been deleted.';
const CLONED = 'Your private game has been created. Go ahead and fine tune it, then get your phone and get going!';

/** What can be done with the games of the list. */
export interface GameActions {
  clone(row: GameRow): Promise<void>;
  isCloning(id: GameId): boolean;
  /** Opens the question; nothing is deleted before it was answered. */
  askDelete(row: GameRow): void;
  liberate(row: GameRow, packages: readonly LiberationPackage[]): Promise<void>;
}

/** Clone, delete and liberate. A game that is being deleted is out of sight at once, and back when that is refused. */
export function useGameActions() {
  const { api, errors, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const undo = useUndoDelete();
  const hasTrash = useOffered('game-trash');
  const [asked, setAsked] = useState<GameRow>();
  const [hidden, setHidden] = useState<ReadonlySet<GameId>>(new Set());
  const [cloning, setCloning] = useState<ReadonlySet<GameId>>(new Set());
  // Two presses may come before React draws again.
  const underWay = useRef(new Set<GameId>()).current;

  const once = async (id: GameId, work: () => Promise<void>) => {
    if (underWay.has(id)) return;
    underWay.add(id);
    await work().finally(() => underWay.delete(id));
  };
  const isGone = (error: unknown) => isApiFailure(error) && error.status === 404;

  const clone = (row: GameRow): Promise<void> =>
    once(row.id, async () => {
      const game = row.name ?? '';
      const settle = notices.saving();
      setCloning((all) => new Set(all).add(row.id));
      try {
        await copyGame(api, row.id, { handles: [404] });
        settle('saved');
        notices.show({ tone: 'info', text: t(CLONED) });
        void reloadLists(client);
      } catch (error) {
        settle('failed');
        if (isGone(error)) {
          notices.show({ tone: 'warning', text: t('“{game}” no longer exists.', { game }) });
          void reloadLists(client);
        } else {
          errors.report(error);
        }
      } finally {
        setCloning((all) => without(all, row.id));
      }
    });

  const remove = (row: GameRow): Promise<void> =>
    once(row.id, async () => {
      setAsked(undefined);
      setHidden((all) => new Set(all).add(row.id));
      const settle = notices.saving();
      try {
        const kept = await removeGame(api, row.id, { handles: [404] });
        const until = hasTrash ? kept : undefined;
        settle('saved');
        if (until) expectTrash(until);
        dropRow(client, row.id);
        const action = until && { label: t('Undo'), run: () => void undo(row) };
        notices.show({ tone: 'info', text: t(DELETED), ...(action ? { action } : {}) });
      } catch (error) {
        settle(isGone(error) ? 'saved' : 'failed');
        if (isGone(error)) {
          // Somebody else was quicker; what was wanted is done.
          dropRow(client, row.id);
          notices.show({ tone: 'info', text: t(DELETED) });
        } else {
          errors.report(error);
        }
      }
      setHidden((all) => without(all, row.id));
      void reloadLists(client);
    });

  const setFree = async (row: GameRow, packages: readonly LiberationPackage[]) => {
    const mark = (free: boolean) => {
      const flags = Object.fromEntries(packages.map((code) => [code, free || row.liberated?.[code] === true]));
      editRow(client, row.id, (now) => ({ ...now, liberated: { ...now.liberated, ...flags } }));
    };
    mark(true);
    try {
      await liberate(api, row.id, packages);
    } catch (error) {
      // Silent, as the specification wants it: the colour goes back and that is all.
      mark(false);
      errors.report(error);
    }
  };

  const actions: GameActions = {
    clone,
    isCloning: (id) => cloning.has(id),
    askDelete: setAsked,
    liberate: setFree,
  };
  return { actions, hidden, asked, remove, cancel: () => setAsked(undefined) };
}

function without(all: ReadonlySet<GameId>, id: GameId): ReadonlySet<GameId> {
  const rest = new Set(all);
  rest.delete(id);
  return rest;
}
