import { allTeamsQuery, putPlayer, reasonOf } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { counted, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { ConfirmDialog } from '@waymark/ui';
import { useState } from 'react';
import type { Member } from '../organized';
import { type Spread, spread } from './spread';
import { useOneByOne } from './use-one-by-one';

interface SpreadPlayersProps {
  readonly game: GameId;
  /** Those without a team. */
  readonly players: readonly Member[];
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Puts players without a team into existing teams at random, evening out their sizes. */
export function SpreadPlayers({ game, players, onAdded, onClose }: SpreadPlayersProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data } = useQuery(allTeamsQuery(api, game));
  const [error, setError] = useState<string>();
  const write = ({ player, team }: Spread) =>
    putPlayer(api, game, team, player.email ?? '', { handles: [400, 403, 404, 409, 422, 500, 503, 'none'] });
  const { series, run } = useOneByOne(write, { onAdded, onClose });
  const put = async () => {
    setError(undefined);
    const { failure } = await run(spread(players, data ?? [], Math.random), {
      all: t('Everyone is in a team now.'),
      some: (n) => t('Players added: {n}', { n }),
    });
    if (failure !== undefined) setError(reasonOf(failure));
  };
  return (
    <ConfirmDialog
      open
      harmless
      title={t('Spread players')}
      text={t('Put {players} without a team into {teams} at random? The smallest teams fill up first.', {
        players: counted(t, 'player', players.length),
        teams: counted(t, 'team', data?.length ?? 0),
      })}
      note={error ?? (series && t('{done} of {total}', { done: series.done, total: series.total }))}
      confirmLabel={t('Spread players')}
      busy={series !== undefined || !data}
      onConfirm={() => void put()}
      onCancel={onClose}
    />
  );
}
