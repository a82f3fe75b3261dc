import type { Reward } from '@waymark/contract';
import { HEIR, useHost, useTranslate } from '@waymark/host-kit';
import { Icon, Img, Panel, Tip, token, VisuallyHidden } from '@waymark/ui';
import { Gift } from '@waymark/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { standardPhoto } from '../standard-photo';
import { grantedOf, termsOf } from './reward-words';

const Card = styled(Panel)`
  position: relative;
  min-inline-size: 0;
  overflow: clip;
  &[data-open] { border-color: ${token.accentEdge}; box-shadow: inset 0 0 0 1px ${token.accentEdge}; }
  @media (forced-colors: active) { &[data-open] { outline: 2px solid Highlight; } }
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
  & > b { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
`;

const Unsaved = styled(Tip)`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: ${token.warning};
  @media (forced-colors: active) { background: CanvasText; }
`;

interface RewardCardProps {
  readonly reward: Reward;
  readonly open: boolean;
  readonly unsaved: boolean;
  readonly onOpen: () => void;
}

/** A reward in the list: picture, terms, and how many teams have it. */
export function RewardCard({ reward, open, unsaved, onOpen }: RewardCardProps) {
  const t = useTranslate();
  const { api } = useHost();
  const title = reward.title || t('Untitled reward');
  const photo = photoOf(reward);
  const points = reward.points ?? 0;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Opened from elsewhere, by key, or just added.
    if (open) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <Card ref={card} as="article" aria-label={title} data-open-row={reward.id} data-open={open || undefined}>
      <button type="button" data-opens="" aria-current={open || undefined} onClick={onOpen} {...HEIR}>
        <Picture>
          {photo ? <Img src={api.resolve(photo)} alt="" width="100%" height="100%" /> : <Icon of={Gift} size={24} />}
        </Picture>
        <Words>
          <b dir="auto">{title}</b>
          <small>{termsOf(t, reward)}</small>
          {reward.granted !== undefined && <small>{grantedOf(t, reward)}</small>}
        </Words>
      </button>
      {points > 0 && (
        <Bonus>
          <bdi dir="ltr">+{points}</bdi>
        </Bonus>
      )}
      {unsaved && (
        <Unsaved text={t('Not saved')}>
          <VisuallyHidden>{t('Not saved')}</VisuallyHidden>
        </Unsaved>
      )}
    </Card>
  );
}

/** The photo of a reward, from `assets` or the flat `photo`. */
export const photoOf = ({ photo, assets }: Reward): string | undefined => standardPhoto(assets) ?? photo ?? undefined;
