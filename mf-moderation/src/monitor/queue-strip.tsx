import { ANSWER_THUMB_WIDTH, type Answer, type AnswerId, LATENESS } from '@waymark/contract';
import { HEIR, type Translate, useHost, useNow, useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, relativeMoment, token } from '@waymark/ui';
import { Check, Eye, Star, X } from '@waymark/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { AnswerThumb } from '../media/answer-thumb';
import { DARK_VEIL, ON_DARK } from '../media/dark';
import type { MonitorPlace } from './monitor-address';
import { isClaimed } from './use-position';

const Strip = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;
  min-block-size: 0;
  margin-inline: -3px;
  padding-block: 3px;
  padding-inline: 3px 8px;
  overflow-y: auto;
  scrollbar-width: thin;
  & > li { position: relative; }
  & > li > h3 { margin-block: 4px 6px; color: ${token.textMuted}; font: 600 ${token.type12} ${token.font}; }
  @media (max-width: 767px) {
    display: flex;
    gap: 8px;
    margin-inline: -16px;
    padding: 3px 16px;
    overflow: auto hidden;
    scrollbar-width: none;
    & > li { flex: 0 0 ${ANSWER_THUMB_WIDTH}px; }
    & > li > h3 { display: none; }
  }
`;

const Item = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.text};
  font: ${token.type12} ${token.font};
  text-align: start;
  &[aria-current] > span:first-child { outline: 2px solid ${token.accent}; outline-offset: 1px; }
  &[aria-current] > span:last-child > span:first-child { font-weight: 600; }
  &[data-done] > span:first-child { opacity: 0.55; }
  & > span:last-child { display: flex; justify-content: space-between; gap: 6px; margin-block-start: 4px; }
  & > span:last-child > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > span:last-child > span:last-child { flex: none; color: ${token.textMuted}; font-variant-numeric: tabular-nums; }
  @media (max-width: 767px) { & > span:last-child { display: none; } }
`;

const Flag = styled.span`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-end: 5px;
  display: inline-flex;
  align-items: center;
  gap: 3px;
  max-inline-size: calc(100% - 34px);
  block-size: 18px;
  padding-inline: 5px;
  border-radius: 9px;
  background: ${DARK_VEIL};
  color: ${ON_DARK};
  font: 500 11px/18px ${token.font};
  overflow: hidden;
  white-space: nowrap;
  pointer-events: none;
`;

/** Props of QueueStrip. */
export interface QueueStripProps {
  readonly items: readonly Answer[];
  readonly current: AnswerId | undefined;
  readonly order: MonitorPlace['order'];
  readonly me: number | undefined;
  readonly onChoose: (id: AnswerId) => void;
}

/** The answers of the page as small pictures: beside the large one, on phones above it. */
export function QueueStrip({ items, current, order, me, onChoose }: QueueStripProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const now = useNow();
  const strip = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer in front is the reason to scroll
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Strip ref={strip}>
      {items.map((answer, index) => {
        const heading = headingOf(answer, items[index - 1], order);
        const who = answer.team?.name ?? t('Team hidden');
        return (
          <li key={answer.id}>
            {heading && <h3>{heading}</h3>}
            <Item
              type="button"
              aria-label={t('{team}: {challenge}', { team: who, challenge: answer.task?.name ?? '' })}
              {...(answer.id === current ? { 'aria-current': true } : {})}
              {...(answer.approved_at || answer.rejected_at ? { 'data-done': '' } : {})}
              {...HEIR}
              onClick={() => onChoose(answer.id)}
            >
              <AnswerThumb answer={answer} />
              <span>
                <span>{who}</span>
                <span>{answer.created_at ? relativeMoment(answer.created_at, now, language) : ''}</span>
              </span>
            </Item>
            <ItemFlag answer={answer} me={me} t={t} />
          </li>
        );
      })}
    </Strip>
  );
}

/** The one thing worth knowing before an answer is opened. */
function ItemFlag({
  answer,
  me,
  t,
}: {
  readonly answer: Answer;
  readonly me: number | undefined;
  readonly t: Translate;
}) {
  const { claim, rejected_at, approved_at, featured_at, late, duplicate } = answer;
  if (isClaimed(answer, me))
    return (
      <Flag>
        <Icon of={Eye} size={12} />
        {claim?.user?.name || t('Being looked at')}
      </Flag>
    );
  if (rejected_at || featured_at || approved_at) {
    const [icon, label] = rejected_at
      ? [X, t('Rejected')]
      : featured_at
        ? [Star, t('Featured')]
        : [Check, t('Accepted')];
    return (
      <Flag>
        <Icon of={icon} size={12} label={label} />
      </Flag>
    );
  }
  if (late === LATENESS.late) return <Flag>{t('Late')}</Flag>;
  if (late === LATENESS.early) return <Flag>{t('Early')}</Flag>;
  return duplicate ? <Flag>{t('Twice')}</Flag> : null;
}

/** The heading above the first of a group. */
function headingOf(answer: Answer, before: Answer | undefined, order: MonitorPlace['order']): string | undefined {
  if (order === 'challenge' && answer.task?.id !== before?.task?.id) return answer.task?.name;
  if (order === 'team' && answer.team?.id !== before?.team?.id) return answer.team?.name;
  return undefined;
}
