import { copyGame, keyStarts, removeGame, restoreDeletedGame } from '@waymark/client';
import { type GameId, paths, readGameId } from '@waymark/contract';
import { openRoute } from '@waymark/host/remotes/open-route';
import { forgetGame, queriesOf, type Translate } from '@waymark/host-kit';
import type { Services } from '../services/services';

const DELETED = 'Your game has been deleted.';
const CLONED = 'Your private game has been created. Go ahead and fine tune it, then get your phone and get going!';

async function saved({ errors, queries, saving }: Services, work: () => Promise<void>): Promise<void> {
  const settle = saving.start();
  try {
    await work();
    settle('saved');
  } catch (error) {
    settle('failed');
    errors.report(error);
  }
  void queries.invalidateQueries({ queryKey: keyStarts.games() });
}

/** Clones a game, and offers to open the copy if the platform says which it is. */
export const cloneGame = (services: Services, t: Translate, id: GameId): Promise<void> =>
  saved(services, async () => {
    const { api, history, notices } = services;
    const copy = await copyGame(api, id);
    const open = copy && { label: t('Open'), run: () => history.navigate(paths.settings(copy)) };
    notices.show({ tone: 'info', text: t(CLONED), ...(open && { action: open }) });
  });

/** Deletes a game and leaves its screens for the dashboard, with an Undo if the platform keeps it for a while. */
export const deleteGame = (services: Services, t: Translate, id: GameId): Promise<void> =>
  saved(services, async () => {
    const { api, history, notices, offer, queries, remotes } = services;
    const until = await removeGame(api, id);
    const restore = async () => {
      await restoreDeletedGame(api, id);
      // One of its screens may be open, and say that it is gone.
      void queries.invalidateQueries(queriesOf(id));
    };
    const undo = () => void saved(services, restore);
    // Another screen may have been opened meanwhile.
    const open = openRoute(remotes.inService.get().areas, history.location.get().pathname);
    if (readGameId(open?.game) === id) history.navigate(paths.dashboard());
    forgetGame(queries, id);
    const isKept = until !== undefined && offer.offers('game-trash');
    notices.show({
      tone: 'info',
      text: t(DELETED),
      ...(isKept ? { action: { label: t('Undo'), run: undo } } : {}),
    });
  });
