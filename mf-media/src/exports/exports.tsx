import { type Game, roleOf } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Banner } from '@waymark/ui';
import { GamePage } from '../game/game-page';
import { ExportDesk } from './export-desk';

/** All data of a game in one file: for its administrators, and for its players if the game allows it. */
export function Exports() {
  const t = useTranslate();
  return (
    <GamePage title={t('Exports')} text={t('Take everything home: data for a spreadsheet, media for the album.')}>
      {(game) => <ExportsOf game={game} />}
    </GamePage>
  );
}

function ExportsOf({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const me = useReadable(useHost().session.me);
  const { administrator } = roleOf(game.user, me);
  // An unknown role is judged by the provider.
  if (game.user && !administrator && game.export_player_enabled !== 1) {
    return <Banner>{t('Only the administrators of this game can export it.')}</Banner>;
  }
  return <ExportDesk game={game} administrates={administrator} email={me.email ?? ''} />;
}
