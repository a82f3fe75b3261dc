import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type FieldFix, FieldNote } from '../field/field-note';
import { isSaveKey } from '../field/save-key';
import { useTranslate } from '../root/ui-context';
import { moved } from '../sortable/moved';
import { SortableList } from '../sortable/sortable-list';
import { useAnnouncer } from '../voice/use-announcer';
import { AddLine, Legend, Lines } from './answer-list-styles';
import { AnswerRow } from './answer-row';
import { correctFirst, fitting, type ListedAnswer, linesOf, withMark } from './answer-rules';
import { useAnswerRows } from './use-answer-rows';

/** Props of AnswerList. */
export interface AnswerListProps {
  readonly label: string;
  readonly answers: readonly ListedAnswer[];
  /** Called on every edit. */
  readonly onChange: (answers: readonly ListedAnswer[]) => void;
  /** Called on blur of a line, and at once when one is added, moved, marked or removed. */
  readonly onSave?: (answers: readonly ListedAnswer[]) => void;
  /** Whether one answer is correct and comes first, any number, or all without a mark. */
  readonly marks?: 'one' | 'any' | 'none';
  readonly max?: number;
  /** Maximum length of an answer. */
  readonly maxLength?: number;
  /** Forbidden characters; a forbidden comma separates answers in pasted text. */
  readonly without?: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly fix?: FieldFix | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  /** Id of the first line, for links to this field. */
  readonly id?: string;
}

/**
 * A list of answers: Enter moves to the next line, Alt and arrows move a line, Backspace in an empty one removes it. A
 * pasted list becomes one line per item.
 */
export function AnswerList(props: AnswerListProps) {
  const {
    label,
    answers,
    onChange,
    onSave,
    marks = 'none',
    max = 99,
    maxLength,
    help,
    error,
    fix,
    tail,
    id: lineId,
  } = props;
  const { disabled = false, without = '' } = props;
  const t = useTranslate();
  const announce = useAnnouncer();
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [adding, setAdding] = useState('');
  const { rows, put } = useAnswerRows(answers);
  /** The line to focus once rendered; the number of lines stands for the adding one. */
  const [next, setNext] = useState<{ readonly at: number }>();
  useEffect(() => {
    if (!next) return;
    setNext(undefined);
    frame.current?.querySelectorAll<HTMLElement>('[data-answer]')[next.at]?.focus();
  }, [next]);

  const change = (to: Parameters<typeof put>[0], save: boolean): void => {
    const answered = put(marks === 'one' ? correctFirst(to) : to);
    onChange(answered);
    if (save) onSave?.(answered);
  };
  /** @param stays leaves the focus where it is */
  const insert = (at: number, texts: readonly string[], stays = false): void => {
    const room = texts.slice(0, Math.max(0, max - rows.length)).map((text) => fitting(text, without, maxLength));
    const isFirst = marks === 'one' && rows.length === 0;
    const added = room.map((text, index) => ({ text, correct: marks === 'none' || (isFirst && index === 0) }));
    change([...rows.slice(0, at), ...added, ...rows.slice(at)], true);
    if (!stays) setNext({ at: at + added.length });
    if (texts.length > 1) announce(t('Answers added: {n}', { n: added.length }));
    if (added.length < texts.length)
      announce(t('Limit reached: {n} not added. You can have {max}.', { n: texts.length - added.length, max }));
  };
  const remove = (at: number, focus: number): void => {
    change(
      rows.filter((_, index) => index !== at),
      true,
    );
    setNext({ at: Math.max(0, focus) });
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= rows.length) return;
    change(moved(rows, from, to), true);
    announce(
      t('{name} is now number {n} of {count}.', { name: rows[from]?.text ?? '', n: to + 1, count: rows.length }),
    );
    setNext({ at: to });
  };
  const split = (event: ClipboardEvent, at: number): void => {
    const lines = linesOf(event.clipboardData.getData('text'), without.includes(','));
    if (lines.length < 2) return;
    event.preventDefault();
    insert(at, lines);
  };
  const add = (stays: boolean): void => {
    const text = adding.trim();
    setAdding('');
    if (text) insert(rows.length, [text], stays);
  };
  const full = rows.length >= max;
  return (
    <Lines ref={frame} disabled={disabled} aria-describedby={`${id}-note`}>
      <Legend>
        <legend>{label}</legend>
        {tail}
      </Legend>
      <SortableList
        label={label}
        items={rows}
        idOf={({ id: row }) => row}
        nameOf={({ text }) => text || t('empty answer')}
        disabled={disabled || rows.length < 2}
        onMove={(row, to) =>
          change(
            moved(
              rows,
              rows.findIndex((one) => one.id === row),
              to,
            ),
            true,
          )
        }
      >
        {(row, { handle, index }) => (
          <AnswerRow
            answer={row}
            index={index}
            name={id}
            marks={marks}
            handle={handle}
            maxLength={maxLength}
            {...(index === 0 && lineId ? { id: lineId } : {})}
            onText={(typed) => {
              const text = fitting(typed, without, maxLength);
              change(
                rows.map((one, at) => (at === index ? { ...one, text } : one)),
                false,
              );
            }}
            onMark={(correct) => change(rekeyed(rows, withMark(rows, index, correct, marks === 'one')), true)}
            onLeave={() =>
              row.text.trim() === ''
                ? change(
                    rows.filter((one) => one !== row),
                    true,
                  )
                : onSave?.(put(rows))
            }
            onEnter={() => setNext({ at: index + 1 })}
            onMove={(by) => move(index, index + by)}
            onRemove={(back) => remove(index, back ? index - 1 : index)}
            onPaste={(event) => split(event, index + 1)}
          />
        )}
      </SortableList>
      {!full && (
        <AddLine
          data-answer=""
          {...(rows.length === 0 && lineId ? { id: lineId } : {})}
          aria-label={t('Add an answer')}
          placeholder={t('Add an answer')}
          value={adding}
          maxLength={maxLength}
          onChange={(event) => setAdding(fitting(event.currentTarget.value, without, maxLength))}
          onPaste={(event) => split(event, rows.length)}
          onBlur={() => add(true)}
          onKeyDown={(event: KeyboardEvent) => {
            // This Enter ends an IME composition.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Backspace' && adding === '') setNext({ at: rows.length - 1 });
            if (isSaveKey(event)) add(true);
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(false);
          }}
        />
      )}
      <FieldNote id={`${id}-note`} error={error} fix={fix} help={help} />
    </Lines>
  );
}

/** The rows with these answers' marks. */
const rekeyed = <Row extends ListedAnswer>(rows: readonly Row[], answers: readonly ListedAnswer[]): readonly Row[] =>
  rows.map((row, index) => ({ ...row, correct: answers[index]?.correct ?? row.correct }));
