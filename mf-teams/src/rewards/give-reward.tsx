import { allTeamsQuery, giveReward, keys, reasonOf } from '@waymark/client';
import type { GameId, Reward, RewardGrant } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { Select } from '@waymark/ui';
import { useState } from 'react';

interface GiveRewardProps {
  readonly game: GameId;
  readonly reward: Reward;
  /** The teams that have it. */
  readonly grants: readonly RewardGrant[];
}

/** Gives a reward to a team manually. */
export function GiveReward({ game, reward, grants }: GiveRewardProps) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const { data: teams = [] } = useQuery(allTeamsQuery(api, game));
  const [error, setError] = useState<string>();
  const { run } = useActions<'give'>();
  const have = new Set(grants.map(({ id }) => id));
  const give = async (value: string) => {
    const team = teams.find(({ id }) => String(id) === value);
    if (!team) return;
    setError(undefined);
    const done = await run(
      'give',
      () => giveReward(api, game, reward.id, team.id, { handles: [404, 409] }),
      (failure) => {
        setError(reasonOf(failure));
        return true;
      },
    );
    if (!done) return;
    notices.show({ tone: 'success', text: t('Gave it to {team}', { team: team.name || t('Untitled team') }) });
    await client.invalidateQueries({ queryKey: keys.rewardGrants(game, reward.id) });
  };
  return (
    <Select
      label={t('Give to a team')}
      value={null}
      placeholder={t('Choose a team')}
      filter
      error={error}
      options={teams
        .filter(({ id }) => !have.has(id))
        .map(({ id, name = '' }) => ({ value: String(id), label: name || t('Untitled team') }))}
      onChange={(value) => void give(value)}
    />
  );
}
