import { gameOfMessage, type LiveMessage } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useEffect } from 'react';
import { useServices } from '../services/services-context';

/** Time enough to get at it from wherever one is. */
const ON_SCREEN = 20_000;

/** Tells on whichever screen is open that a game is not as it should be when it starts, and leads to what was found. */
export function CheckTold({ message }: { readonly message: LiveMessage }) {
  const { checkTold, history, notices } = useServices();
  const t = useTranslate();
  useEffect(() => {
    checkTold.set(undefined);
    const game = gameOfMessage(message);
    if (game === undefined) return;
    notices.show({
      tone: 'warning',
      text: t('{game} starts soon or is being played, and something in it has to be put right.', {
        game: message.detail.game?.name ?? t('Game'),
      }),
      action: { label: t('Show what'), run: () => history.navigate(`/tasks/organize/${game}`) },
      duration: ON_SCREEN,
    });
  }, [checkTold, history, message, notices, t]);
  return null;
}
