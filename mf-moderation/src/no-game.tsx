import { GameNotFound } from '@waymark/host-kit';
import { Page } from '@waymark/ui';

/** Shown instead of a screen whose game is missing or not accessible. */
export function NoGame() {
  return (
    <Page>
      <GameNotFound />
    </Page>
  );
}
