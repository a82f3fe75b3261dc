import { allTeamsQuery, putPlayer, reasonOf } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Dialog, NumberField, Stack } from '@waymark/ui';
import { type FormEvent, useId, useState } from 'react';
import { isNoRoom, NO_ROOM } from '../no-room';
import type { Member } from '../organized';
import { namesBy } from './name-pattern';
import { NoRoomBanner } from './no-room-banner';
import { type Crowd, crowdsOf } from './spread';
import { useNewTeam } from './use-new-team';
import { useOneByOne } from './use-one-by-one';

const LARGEST = 100;

interface ShufflePlayersProps {
  readonly game: GameId;
  /** Those without a team. */
  readonly players: readonly Member[];
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Puts players without a team into new teams at random. */
export function ShufflePlayers({ game, players, onAdded, onClose }: ShufflePlayersProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, refetch } = useQuery(allTeamsQuery(api, game));
  const [size, setSize] = useState<number | null>(4);
  const [failure, setFailure] = useState<unknown>();
  const form = useId();
  const handles = [400, NO_ROOM, 403, 404, 409, 422, 500, 503, 'none'] as const;
  const { start, finish } = useNewTeam(game, { handles });
  const write = async ({ name, players: crew }: Crowd) => {
    const team = await start(name);
    for (const { email = '' } of crew) {
      await putPlayer(api, game, team, email, { handles });
      finish();
    }
  };
  const { series, run } = useOneByOne(write, { onAdded, onClose });
  const teams = size === null ? 0 : Math.ceil(players.length / size);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const taken = new Set(data?.map(({ name = '' }) => name.toLowerCase()));
    const names = namesBy(t('Team {n}', { n: '{n}' }), teams, taken);
    const { left, failure } = await run(crowdsOf(players, names, Math.random), {
      all: t('Everyone is in a team now.'),
      some: (n) => t('Teams added: {n}', { n }),
    });
    if (left.length === 0) return;
    void refetch();
    setFailure(failure);
  };
  return (
    <Dialog
      open
      title={t('Make teams at random')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={series !== undefined} disabled={!data || teams === 0}>
            {series
              ? t('{done} of {total}', { done: series.done, total: series.total })
              : t(teams === 1 ? 'Add {n} team' : 'Add {n} teams', { n: teams })}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack as="form" id={form} noValidate onSubmit={(event) => void make(event)}>
        <NumberField
          label={t('Players in a team')}
          value={size}
          min={1}
          max={LARGEST}
          help={t(
            players.length === 1
              ? '{n} player has no team. Team sizes may differ by one.'
              : '{n} players have no team. Team sizes may differ by one.',
            { n: players.length },
          )}
          onChange={setSize}
        />
        {isNoRoom(failure) ? <NoRoomBanner /> : failure !== undefined && <p role="alert">{reasonOf(failure)}</p>}
      </Stack>
    </Dialog>
  );
}
