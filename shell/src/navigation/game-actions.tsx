import { bringBackGame, copyGame, keyStarts, removeGame } from '@waymark/client';
import { type Game, type GameId, paths, roleOf } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { Menu } from '@waymark/ui';
import { Copy, Trash2 } from '@waymark/ui/icons';
import { useState } from 'react';
import { useServices } from '../services/services-context';
import { useLater } from '../services/use-later';

const DELETED = 'Your game has been deleted.';
const CLONED = 'Your private game has been created. Go ahead and fine tune it, then get your phone and get going!';

const fetchQuestion = async () => (await import('./delete-question')).DeleteQuestion;

/** An administrator's actions on the open game: clone and delete. */
export function GameActions({ game }: { game: Pick<Game, 'id' | 'name' | 'user'> }) {
  const { me, notices } = useServices();
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const { clone, remove } = useGameActions();
  const Question = useLater(fetchQuestion, asking, () => {
    setAsking(false);
    notices.show({ tone: 'danger', text: t("Couldn't load this. Press again to retry.") });
  });
  if (!roleOf(game.user, useReadable(me)).administrator) return null;
  return (
    <>
      <Menu
        label={t('Clone or delete')}
        entries={[
          { id: 'clone', label: t('Clone'), icon: Copy, onSelect: () => void clone(game.id) },
          { id: 'delete', label: t('Delete'), icon: Trash2, danger: true, onSelect: () => setAsking(true) },
        ]}
      />
      {Question && (
        <Question
          name={game.name}
          onConfirm={() => {
            setAsking(false);
            void remove(game.id);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function useGameActions() {
  const { api, errors, history, notices, offer, queries, saving } = useServices();
  const t = useTranslate();
  const reloadLists = () => queries.invalidateQueries({ queryKey: keyStarts.games() });
  const saved = async (work: () => Promise<void>) => {
    const settle = saving.start();
    try {
      await work();
      settle('saved');
    } catch (error) {
      settle('failed');
      errors.report(error);
    }
    void reloadLists();
  };
  return {
    clone: (id: GameId) =>
      saved(async () => {
        await copyGame(api, id);
        notices.show({ tone: 'info', text: t(CLONED) });
      }),
    remove: (id: GameId) =>
      saved(async () => {
        const until = await removeGame(api, id);
        const undo = () => void saved(async () => void (await bringBackGame(api, id)));
        history.navigate(paths.dashboard());
        const isKept = until !== undefined && offer.offers('game-trash');
        notices.show({
          tone: 'info',
          text: t(DELETED),
          ...(isKept ? { action: { label: t('Undo'), run: undo } } : {}),
        });
      }),
  };
}
