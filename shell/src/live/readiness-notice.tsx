import { gameOfMessage, type LiveMessage, paths } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useEffect } from 'react';
import { useServices } from '../services/services-context';

/** Long enough to reach it from anywhere. */
const ON_SCREEN = 20_000;

/** On any screen, reports problems of a game that is starting, and links to them. */
export function ReadinessNotice({ message }: { readonly message: LiveMessage }) {
  const { readinessMessage, history, notices, remotes } = useServices();
  const t = useTranslate();
  useEffect(() => {
    readinessMessage.set(undefined);
    const game = gameOfMessage(message);
    if (game === undefined) return;
    const drawn = remotes.inService.get().draws(paths.challenges.pattern);
    notices.show({
      tone: 'warning',
      text: t('“{game}” starts soon or is live, and needs fixing.', {
        game: message.detail.game?.name ?? t('Game'),
      }),
      ...(drawn && { action: { label: t('Show'), run: () => history.navigate(paths.challenges(game)) } }),
      duration: ON_SCREEN,
    });
  }, [readinessMessage, history, message, notices, remotes, t]);
  return null;
}
