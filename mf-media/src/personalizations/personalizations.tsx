import { type Game, roleOf } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Banner } from '@waymark/ui';
import { GamePage } from '../game/game-page';
import { PersonalizationList } from './personalization-list';

/** The personalisations of a game, for its administrators. */
export function Personalizations() {
  const t = useTranslate();
  return (
    <GamePage
      title={t('Personalizations')}
      text={t('Words you change in one place. Texts hold the key, players read the value.')}
    >
      {(game) => <Rows game={game} />}
    </GamePage>
  );
}

function Rows({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const me = useReadable(useHost().session.me);
  // An unknown role is judged by the provider.
  if (!game.user || roleOf(game.user, me).administrator) return <PersonalizationList game={game.id} />;
  return <Banner>{t('Only the administrators of this game can change its personalisations.')}</Banner>;
}
