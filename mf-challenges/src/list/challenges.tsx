import { gameQuery } from '@waymark/client';
import { type GameId, NEW_GAME, readGameId } from '@waymark/contract';
import { lazyScreen, useGameTitle, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle } from '@waymark/ui';
import { gameTz } from '../game/game-tz';
import { useMayEdit } from '../game/use-may-edit';
import { BeforeGame, NoGame } from '../game/without-game';
import { ChallengeList } from './challenge-list';

const ClosedChallenges = lazyScreen(
  async () => (await import(/* webpackChunkName: "seldom" */ './closed/closed-challenges')).ClosedChallenges,
);

/** The challenges of a game; empty, without requests, for a new game. */
export function Challenges() {
  const t = useTranslate();
  const { game } = useParams();
  const id = readGameId(game);
  if (id) return <ChallengesOf key={id} game={id} />;
  if (game === NEW_GAME) {
    return (
      <Page>
        <PageTitle title={t('Challenges')} text={t('Challenges in playing order')} />
        <BeforeGame title={t('No challenges yet')} text={t('Create the game first, then add challenges.')} />
      </Page>
    );
  }
  return <NoGame />;
}

function ChallengesOf({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const { data } = useQuery(gameQuery(api, game));
  useGameTitle(game, t('Challenges'));
  const List = useMayEdit(game) === false ? ClosedChallenges : ChallengeList;
  return <List game={game} tz={gameTz(data)} />;
}
