import { type Finding, READINESS_WORDS } from '@waymark/contract/readiness';
import { useTranslate } from '@waymark/host-kit';
import { Icon, useNameBubble, useUi, VisuallyHidden } from '@waymark/ui';
import { TriangleAlert } from '@waymark/ui/icons';
import { useRef } from 'react';
import type { AnswerBadge } from '../graph/answers';
import { Badge, FindingMark, FindingText } from './node-styles';

interface AnswerOfProps extends AnswerBadge {
  readonly top: number;
  readonly isGiven: boolean;
  readonly onGive: (answer: string) => void;
}

/** An answer, or the number of answers without a badge. Long ones have a tooltip. */
export function AnswerOf({ answer, count, top, isGiven, onGive }: AnswerOfProps) {
  const t = useTranslate();
  const anchor = useRef<HTMLButtonElement>(null);
  const { hide, reach, bubble } = useNameBubble(anchor, answer ?? '');
  const give = () => {
    hide();
    if (answer !== undefined) onGive(answer);
  };
  return (
    <Badge
      ref={anchor}
      type="button"
      data-over=""
      style={{ insetBlockStart: `${top}px` }}
      disabled={answer === undefined}
      aria-pressed={isGiven}
      {...reach}
      onClick={give}
    >
      {answer === undefined ? t('{n} more', { n: count }) : <bdi>{answer}</bdi>}
      {answer !== undefined && bubble}
    </Badge>
  );
}

/** The problem of a challenge; the tooltip also says why it matters. */
export function FindingMarkOf({ finding: { rule, values } }: { readonly finding: Finding }) {
  const t = useTranslate();
  const { direction } = useUi();
  const anchor = useRef<HTMLSpanElement>(null);
  const { says, why } = READINESS_WORDS[rule];
  const whole = `${t(says, values)} ${t(why, values)}`;
  const { reach, bubble } = useNameBubble(anchor, whole);
  return (
    <FindingMark ref={anchor} {...reach}>
      <Icon of={TriangleAlert} size={12} />
      <FindingText dir={direction}>{t(says, values)}</FindingText>
      <VisuallyHidden> {t(why, values)}</VisuallyHidden>
      {bubble}
    </FindingMark>
  );
}
