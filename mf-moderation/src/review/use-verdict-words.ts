import type { ReviewDecision } from '@waymark/contract';
import { counted, useTranslate } from '@waymark/host-kit';
import { useCallback } from 'react';
import type { Decision } from './decision';

const ONE: Readonly<Record<ReviewDecision, string>> = {
  accept: '{who}: accepted, {points}.',
  reject: '{who}: rejected.',
  feature: '{who}: featured.',
};
const MANY: Readonly<Record<ReviewDecision, string>> = {
  accept: '{n} answers accepted.',
  reject: '{n} answers rejected.',
  feature: '{n} answers featured.',
};
const ALL: Readonly<Record<ReviewDecision, string>> = {
  accept: 'All answers to this challenge that waited are accepted.',
  reject: 'All answers to this challenge that waited are rejected.',
  feature: 'All answers to this challenge that waited are featured.',
};

/** A decision as one sentence. */
export function useVerdictWords() {
  const t = useTranslate();
  return useCallback(
    ({ decision, answers, allOf, points, who }: Decision): string => {
      if (allOf !== undefined) return t(ALL[decision]);
      const [one, ...others] = answers;
      if (!one || others.length > 0) return t(MANY[decision], { n: answers.length });
      const name = who || t('Answer {id}', { id: String(one.id) });
      return t(ONE[decision], { who: name, points: counted(t, 'point', points ?? one.points ?? 0) });
    },
    [t],
  );
}
