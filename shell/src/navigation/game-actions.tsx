import { type Game, roleOf } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { Menu } from '@waymark/ui';
import { Copy, Trash2 } from '@waymark/ui/icons';
import { useState } from 'react';
import { useServices } from '../services/services-context';
import { useLater } from '../services/use-later';

// The actions load on first use.
const deeds = () => import('./clone-and-delete');
const fetchQuestion = async () => (await import('./delete-question')).DeleteQuestion;

/** An administrator's actions on the open game: clone and delete. */
export function GameActions({ game }: { game: Pick<Game, 'id' | 'name' | 'user'> }) {
  const services = useServices();
  const { me, notices } = services;
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const missing = () => void notices.show({ tone: 'danger', text: t("Couldn't load this. Press again to retry.") });
  const Question = useLater(fetchQuestion, asking, () => {
    setAsking(false);
    missing();
  });
  const role = roleOf(game.user, useReadable(me));
  // An unknown role is judged by the provider.
  if (game.user && !role.administrator) return null;
  return (
    <>
      <Menu
        label={t('Clone or delete')}
        entries={[
          {
            id: 'clone',
            label: t('Clone'),
            icon: Copy,
            onSelect: () => void deeds().then(({ cloneGame }) => cloneGame(services, t, game.id), missing),
          },
          { id: 'delete', label: t('Delete'), icon: Trash2, danger: true, onSelect: () => setAsking(true) },
        ]}
      />
      {Question && (
        <Question
          name={game.name}
          onConfirm={() => {
            setAsking(false);
            void deeds().then(({ deleteGame }) => deleteGame(services, t, game.id), missing);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
