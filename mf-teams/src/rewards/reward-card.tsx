import type { Reward } from '@waymark/contract';
import { HEIR, useHost, useTranslate } from '@waymark/host-kit';
import { Icon, Img, Panel, token } from '@waymark/ui';
import { Gift } from '@waymark/ui/icons';
import styled from 'styled-components';
import { grantedOf, termsOf } from './reward-words';

const Card = styled(Panel)`
  position: relative;
  min-inline-size: 0;
  overflow: clip;
  &[data-open] { border-color: ${token.accentEdge}; box-shadow: inset 0 0 0 1px ${token.accentEdge}; }
  & > button {
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: ${token.text};
    text-align: start;
    font: ${token.type13} ${token.font};
    cursor: pointer;
  }
  & > button:hover { background: ${token.surfaceHover}; }
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${token.surfaceSunken};
  color: ${token.textMuted};
  & img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

const Bonus = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  padding: 1px 8px;
  border-radius: 10px;
  background: ${token.surfaceRaised};
  font: 600 ${token.type12} ${token.font};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.span`
  display: grid;
  padding: 8px 10px 9px;
  & > b { font-weight: 600; }
  & > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
`;

interface RewardCardProps {
  readonly reward: Reward;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A reward in the list: its picture, what it takes, and who has it. */
export function RewardCard({ reward, open, onOpen }: RewardCardProps) {
  const t = useTranslate();
  const { api } = useHost();
  const title = reward.title || t('Untitled reward');
  const photo = photoOf(reward);
  const points = reward.points ?? 0;
  return (
    <Card as="article" aria-label={title} data-open={open || undefined}>
      <button type="button" aria-pressed={open} onClick={onOpen} {...HEIR}>
        <Picture>
          {photo ? <Img src={api.resolve(photo)} alt="" width="100%" height="100%" /> : <Icon of={Gift} size={24} />}
        </Picture>
        <Words>
          <b dir="auto">{title}</b>
          <small>{termsOf(t, reward)}</small>
          {reward.granted !== undefined && <small>{grantedOf(t, reward)}</small>}
        </Words>
      </button>
      {points > 0 && <Bonus>+{points}</Bonus>}
    </Card>
  );
}

/** The photo of a reward; providers name it by itself or among its files. */
export const photoOf = ({ photo, assets }: Reward): string | undefined =>
  assets?.photos.find(({ name }) => name === 'standard')?.url ?? assets?.photos[0]?.url ?? photo ?? undefined;
