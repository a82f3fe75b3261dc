import { copyGame, liberate } from '@waymark/client';
import { type GameId, type GameRow, type LiberationPackage, paths } from '@waymark/contract';
import { isGone, type OptimisticList, useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useState } from 'react';

const CLONED = 'Your private game has been created. Go ahead and fine tune it, then get your phone and get going!';

/** The actions of the games list. */
export interface GameActions {
  clone(row: GameRow): Promise<void>;
  isCloning(id: GameId): boolean;
  /** Asks for confirmation; deletes nothing yet. */
  askDelete(row: GameRow): void;
  liberate(row: GameRow, packages: readonly LiberationPackage[]): Promise<void>;
}

/** Clone and liberate; deletion loads with its dialog. */
export function useGameActions(list: OptimisticList<GameRow>) {
  const { api, navigation, notices } = useHost();
  const t = useTranslate();
  const [asked, setAsked] = useState<GameRow>();
  const cloning = useActions<GameId>();

  const clone = async (row: GameRow): Promise<void> => {
    const done = await cloning.run(
      row.id,
      () => copyGame(api, row.id),
      (error) => {
        // The dialog says so, and the game leaves the list.
        if (isGone(error)) void list.reload();
        return false;
      },
    );
    if (!done) return;
    const { answer: copy } = done;
    const open = copy && { label: t('Open'), run: () => navigation.navigate(paths.settings(copy)) };
    notices.show({ tone: 'info', text: t(CLONED), ...(open && { action: open }) });
    void list.reload();
  };

  const setFree = async (row: GameRow, packages: readonly LiberationPackage[]): Promise<void> => {
    const flags = Object.fromEntries(packages.map((code) => [code, true]));
    const edit = (now: GameRow): GameRow => ({ ...now, liberated: { ...now.liberated, ...flags } });
    try {
      await list.change({ kind: 'edit', ids: [row.id], edit, exact: true }, () => liberate(api, row.id, packages));
    } catch (error) {
      // Silent as specified ([G13]): only the colour reverts.
      // biome-ignore lint/suspicious/noConsole: the only trace of the failure
      console.warn(`Liberating game ${row.id} failed.`, error);
    }
  };

  const actions: GameActions = { clone, isCloning: cloning.isUnderWay, askDelete: setAsked, liberate: setFree };
  return { actions, asked, answered: () => setAsked(undefined) };
}
