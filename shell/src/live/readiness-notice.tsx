import { type GameId, gameOfMessage, type LiveMessage, paths } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useEffect } from 'react';
import { useServices } from '../services/services-context';

/** Long enough to reach it from anywhere. */
const ON_SCREEN = 20_000;

/** Closes the last notice of each game: the next one replaces it. */
const closers = new Map<GameId, () => void>();

/** On any screen but the one that shows them, reports problems of a game that is starting, and links to them. */
export function ReadinessNotice({ message }: { readonly message: LiveMessage }) {
  const { readinessMessage, history, notices, remotes } = useServices();
  const t = useTranslate();
  useEffect(() => {
    readinessMessage.set(undefined);
    const game = gameOfMessage(message);
    if (game === undefined) return;
    closers.get(game)?.();
    const screen = paths.challenges(game);
    const drawn = remotes.inService.get().draws(paths.challenges.pattern);
    if (drawn && history.location.get().pathname === screen) return;
    const close = notices.show({
      tone: 'warning',
      text: t('“{game}” starts soon or is live, and needs fixing.', {
        game: message.detail.game?.name ?? t('Game'),
      }),
      ...(drawn && { action: { label: t('Show'), run: () => history.navigate(screen) } }),
      duration: ON_SCREEN,
    });
    closers.set(game, close);
  }, [readinessMessage, history, message, notices, remotes, t]);
  return null;
}
