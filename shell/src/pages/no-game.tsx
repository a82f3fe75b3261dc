import { GameNotFound } from '@waymark/host-kit';
import { usePageTitle } from './page-title';

/** Replaces the screens of a game that is unknown or not allowed. */
export function NoGame() {
  usePageTitle("We couldn't find this game");
  return <GameNotFound />;
}
