import { X } from 'lucide';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { type Translate, useTranslate } from '../root/ui-context';
import { Line, Mark, MarkTip, Text } from './answer-list-styles';
import type { ListedAnswer } from './answer-rules';

/** Props of AnswerRow. */
export interface AnswerRowProps {
  readonly answer: ListedAnswer;
  readonly index: number;
  /** Groups the marks of one list. */
  readonly name: string;
  readonly marks: 'one' | 'any' | 'none';
  readonly handle: ReactNode;
  readonly maxLength: number | undefined;
  readonly id?: string;
  readonly onText: (text: string) => void;
  readonly onMark: (correct: boolean) => void;
  readonly onLeave: () => void;
  readonly onEnter: () => void;
  readonly onMove: (by: 1 | -1) => void;
  /** @param back moves the focus to the previous line */
  readonly onRemove: (back: boolean) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** One answer: a handle, a mark, its text, and a button that removes it. */
export function AnswerRow(props: AnswerRowProps) {
  const { answer, index, name, marks, handle, maxLength, id } = props;
  const { onText, onMark, onLeave, onEnter, onMove, onRemove, onPaste } = props;
  const t = useTranslate();
  const label = nameOf(t, answer, index, marks);
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    // This Enter ends an IME composition.
    if (event.nativeEvent.isComposing) return;
    const up = event.key === 'ArrowUp';
    if (event.altKey && (up || event.key === 'ArrowDown')) onMove(up ? -1 : 1);
    else if (event.key === 'Enter') onEnter();
    else if (event.key === 'Backspace' && answer.text === '') onRemove(true);
    else return;
    event.preventDefault();
  };
  return (
    <Line $correct={answer.correct && marks !== 'none'}>
      {handle}
      {marks !== 'none' && (
        <MarkTip text={t('Correct')}>
          <Mark
            type={marks === 'one' ? 'radio' : 'checkbox'}
            name={name}
            checked={answer.correct}
            aria-label={t('{name} is correct', { name: answer.text || label })}
            onChange={(event) => onMark(event.currentTarget.checked)}
          />
        </MarkTip>
      )}
      <Text
        data-answer=""
        {...(id ? { id } : {})}
        aria-label={label}
        value={answer.text}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onText(event.currentTarget.value)}
        onBlur={onLeave}
        onKeyDown={keys}
        onPaste={onPaste}
      />
      <IconButton icon={X} label={t('Remove {name}', { name: answer.text || label })} onClick={() => onRemove(false)} />
    </Line>
  );
}

/** Label of a line: the only correct one, or its number. */
function nameOf(t: Translate, { correct }: ListedAnswer, index: number, marks: AnswerRowProps['marks']): string {
  if (marks !== 'one') return t('Answer {n}', { n: index + 1 });
  return correct ? t('Correct answer') : t('Wrong answer {n}', { n: index });
}
