import { type Reward, TASK_TYPE_NAMES } from '@waymark/contract';
import { counted, type Translate } from '@waymark/host-kit';

/** Label of a count; 0 is unlimited ([G63]). */
export const countWords = (t: Translate, count: number): string => (count === 0 ? t('unlimited') : String(count));

/** The terms of a reward: "3 × Photo", "1 challenge of any type". */
export function termsOf(t: Translate, { trig = 1, style = '' }: Pick<Reward, 'trig' | 'style'>): string {
  const n = Math.max(1, trig);
  const name = TASK_TYPE_NAMES[Number(style)];
  if (style !== '' && name) return t('{n} × {type}', { n, type: t(name) });
  return n === 1 ? t('1 challenge of any type') : t('{n} challenges of any type', { n });
}

/** The number of grants, and the limit. */
export function grantedOf(t: Translate, { first = 0, granted = 0 }: Pick<Reward, 'first' | 'granted'>): string {
  if (first === 0) return granted === 1 ? t('1 team has it') : t('{n} teams have it', { n: granted });
  return granted >= first ? t('All {n} given', { n: first }) : t('{n} of {count} given', { n: granted, count: first });
}

/** The terms and bonus in one sentence. */
export function rewardSentence(t: Translate, reward: Pick<Reward, 'first' | 'trig' | 'style' | 'points'>): string {
  const { first = 0, points = 0 } = reward;
  const terms = termsOf(t, reward);
  const who =
    first === 0
      ? t('Every team with {terms} gets it', { terms })
      : first === 1
        ? t('The first team with {terms} gets it', { terms })
        : t('The first {n} teams with {terms} get it', { n: first, terms });
  return points > 0 ? t('{who}, and {points}.', { who, points: counted(t, 'point', points) }) : t('{who}.', { who });
}
