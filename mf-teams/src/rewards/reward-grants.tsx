import { revokeGrantedReward, rewardGrantsQuery } from '@waymark/client';
import type { GameId, Reward, TeamId } from '@waymark/contract';
import { lazyScreenPart, useActions, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Avatar, IconButton, token } from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import styled from 'styled-components';
import { GameTime } from '../game-time';
import { standardPhoto } from '../standard-photo';

const GiveReward = lazyScreenPart(async () => (await import('./give-reward')).GiveReward);

const List = styled.ul`
  display: grid;
  max-block-size: 320px;
  overflow-y: auto;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li { display: flex; align-items: center; gap: 10px; min-block-size: 44px; border-block-end: 1px solid ${token.line}; }
  & > li > b { flex: 1; min-inline-size: 0; font-weight: 550; overflow-wrap: anywhere; }
  & time { color: ${token.textMuted}; }
`;

const None = styled.p`
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
`;

/** The teams that have a reward, in order of granting. */
export function RewardGrants({ game, reward }: { readonly game: GameId; readonly reward: Reward }) {
  const t = useTranslate();
  const { api } = useHost();
  const { data, refetch } = useQuery(rewardGrantsQuery(api, game, reward.id));
  const gives = useOffered('reward-hand-grants');
  const { run, isUnderWay } = useActions<TeamId>();
  const revoke = async (team: TeamId) => {
    if (await run(team, () => revokeGrantedReward(api, game, reward.id, team))) await refetch();
  };
  const { first = 0 } = reward;
  if (!data) return null;
  const isFull = first > 0 && data.length >= first;
  const heading = first === 0 ? t('Who got it') : t('Who got it: {n} of {count}', { n: data.length, count: first });
  return (
    <>
      <h3>{heading}</h3>
      {data.length === 0 && <None>{t('Nobody has it yet.')}</None>}
      {/* Makes a long list scrollable by keyboard, as most rows have nothing to focus. */}
      <List tabIndex={data.length > 0 ? 0 : -1} aria-label={heading}>
        {data.map(({ id, name = '', granted_at, assets, by_hand }) => {
          const photo = standardPhoto(assets);
          return (
            <li key={id}>
              <Avatar name={name} {...(photo ? { src: api.resolve(photo) } : {})} size={32} decorative />
              <b dir="auto">{name}</b>
              {granted_at && <GameTime game={game} instant={granted_at} />}
              {gives && by_hand && (
                <IconButton
                  icon={X}
                  label={t('Revoke from {team}', { team: name })}
                  busy={isUnderWay(id)}
                  onClick={() => void revoke(id)}
                />
              )}
            </li>
          );
        })}
      </List>
      {gives && !isFull && <GiveReward game={game} reward={reward} grants={data} />}
      {gives && isFull && (
        <None>{t('All taken. Raise “{field}” to give it to more teams.', { field: t('Grant to') })}</None>
      )}
    </>
  );
}
