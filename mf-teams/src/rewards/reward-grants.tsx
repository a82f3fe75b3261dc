import { rewardGrantsQuery } from '@waymark/client';
import type { GameId, Reward } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Avatar, RelativeTime, token } from '@waymark/ui';
import styled from 'styled-components';

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

/** The teams that have a reward, the first one first. */
export function RewardGrants({ game, reward }: { readonly game: GameId; readonly reward: Reward }) {
  const t = useTranslate();
  const { api } = useHost();
  const { data } = useQuery(rewardGrantsQuery(api, game, reward.id));
  const { first = 0 } = reward;
  if (!data) return null;
  const heading = first === 0 ? t('Who got it') : t('Who got it: {n} of {count}', { n: data.length, count: first });
  return (
    <>
      <h3>{heading}</h3>
      {data.length === 0 && <None>{t('Nobody has it yet.')}</None>}
      <List>
        {data.map(({ id, name = '', granted_at, assets }) => {
          const photo = assets?.photos[0]?.url;
          return (
            <li key={id}>
              <Avatar name={name} {...(photo ? { src: api.resolve(photo) } : {})} size={32} decorative />
              <b dir="auto">{name}</b>
              {granted_at && <RelativeTime instant={granted_at} />}
            </li>
          );
        })}
      </List>
    </>
  );
}
