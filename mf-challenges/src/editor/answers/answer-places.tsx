import { CHOICE_LENGTH } from '@waymark/contract';
import { FieldMark, useTranslate } from '@waymark/host-kit';
import { TextField } from '@waymark/ui';
import { useState } from 'react';
import type { TaskEditor } from '../editor';
import { fieldId } from '../field-id';
import { FieldRow } from '../fields/field-row';
import { Cluster, Note } from '../fields/layout';
import { useTyped } from '../typed-fields';
import { ANSWER_PATTERN, cutAnswer, joinPlaces, placesOf } from './answer-list';

interface AnswerPlacesProps {
  readonly editor: TaskEditor;
  /** The first answer is the correct one, or each leads somewhere else. */
  readonly kind: 'choice' | 'path';
}

/** Up to five answers, stored as one text. */
export function AnswerPlaces({ editor, kind }: AnswerPlacesProps) {
  const t = useTranslate();
  const stored = useTyped(editor, 'multiplechoice') ?? '';
  const [typed, setTyped] = useState<readonly string[]>();
  // Two answers are one place apart while they are written, whatever the text holds.
  const places = typed ?? placesOf(stored);
  const correctIsMissing =
    kind === 'choice' && places[0]?.trim() === '' && places.some((answer) => answer.trim() !== '');
  const write = (at: number, answer: string): void => {
    const next = places.map((held, place) => (place === at ? cutAnswer(answer) : held));
    setTyped(next);
    if (kind === 'path' || next[0]?.trim() !== '' || joinPlaces(next) === '') {
      editor.type('multiplechoice', joinPlaces(next));
    }
  };
  const leave = (): void => {
    editor.commit('multiplechoice');
    if (!correctIsMissing) setTyped(undefined);
  };
  const label = (at: number): string => {
    if (kind === 'path') return t('Answer {n}', { n: at + 1 });
    return at === 0 ? t('Correct answer') : t('Wrong answer {n}', { n: at });
  };
  return (
    <FieldRow
      editor={editor}
      field="multiplechoice"
      help={
        kind === 'choice'
          ? t('Players see the answers in a different order. The first one here is correct.')
          : t(
              "In a split path no answer is wrong: each can unlock other challenges for the teams that choose it. Set those locks in the other challenges' Locks tab.",
            )
      }
    >
      <Cluster
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave();
        }}
      >
        <legend>{t('Answers')}</legend>
        {places.map((answer, at) => (
          <TextField
            key={at}
            id={
              at === 0
                ? fieldId(editor.view.id, 'multiplechoice')
                : `${fieldId(editor.view.id, 'multiplechoice')}-${at}`
            }
            label={label(at)}
            value={answer}
            max={CHOICE_LENGTH}
            pattern={ANSWER_PATTERN[kind]}
            autoComplete="off"
            onChange={(text) => write(at, text)}
            error={
              at === 0
                ? correctIsMissing
                  ? t('Put the correct answer first.')
                  : editor.errorOf('multiplechoice')
                : undefined
            }
            tail={at === 0 ? <FieldMark editor={editor} field="multiplechoice" /> : undefined}
          />
        ))}
        <Note>
          {kind === 'choice'
            ? t('At most {n} characters each, without commas.', { n: CHOICE_LENGTH })
            : t('At most {n} characters each, without commas, semicolons and colons.', { n: CHOICE_LENGTH })}
        </Note>
      </Cluster>
    </FieldRow>
  );
}
