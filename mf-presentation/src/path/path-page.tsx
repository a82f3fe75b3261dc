import { type GameId, readGameId } from '@waymark/contract';
import { GameNotFound, useGameTitle, useTranslate } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle } from '@waymark/ui';
import { GamePath } from './game-path';

/** The path diagram of a game: its challenges and how they unlock each other. */
export function PathPage() {
  const t = useTranslate();
  const game = readGameId(useParams().game);
  if (game) return <PathOf key={game} game={game} />;
  return (
    <Page>
      <PageTitle title={t('Path')} />
      <GameNotFound />
    </Page>
  );
}

function PathOf({ game }: { readonly game: GameId }) {
  const name = useGameTitle(game, useTranslate()('Path'));
  return <GamePath game={game} name={name} />;
}
