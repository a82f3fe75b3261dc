import { type GameId, readGameId } from '@waymark/contract';
import { useGameTitle, useTranslate } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { NoGame } from '../no-access';
import { useRights } from '../review/use-rights';
import { GameMonitor } from './game-monitor';

/** The monitor of a game, for reviewing its submissions. */
export function Monitor() {
  const game = readGameId(useParams().game);
  return game ? <MonitorOf key={game} game={game} /> : <NoGame />;
}

function MonitorOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { game: loaded, rights, zone } = useRights(game);
  useGameTitle(game, t('Monitor'));
  return <GameMonitor game={game} loaded={loaded} zone={zone} rights={rights} />;
}
