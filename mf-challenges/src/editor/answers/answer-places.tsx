import { CHOICE_LENGTH, CHOICES_MAX, hasLockSign } from '@waymark/contract';
import { FieldMark, useTranslate } from '@waymark/host-kit';
import { AnswerList, type ListedAnswer } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { TaskEditor } from '../editor';
import { fieldId } from '../field-id';
import { FieldRow } from '../fields/field-row';
import { useTyped } from '../typed-fields';
import { type AnswerKind, joinAnswers, lacksCorrect, listedAnswers, NOT_IN_ANSWERS } from './answer-list';

const Place = styled.div`min-inline-size: 0;`;

interface AnswerPlacesProps {
  readonly editor: TaskEditor;
  readonly kind: AnswerKind;
}

/** Up to five answers, stored as one text. */
export function AnswerPlaces({ editor, kind }: AnswerPlacesProps) {
  const t = useTranslate();
  const stored = useTyped(editor, 'multiplechoice') ?? '';
  // Keeps what is being typed: trailing spaces, and lines that are still empty.
  const [typed, setTyped] = useState<readonly ListedAnswer[]>();
  const answers = typed ?? listedAnswers(stored, kind);
  const unmarked = kind === 'choice' && lacksCorrect(answers);
  // A multiple choice that became a split path keeps its answers.
  const refused = kind === 'path' && answers.find(({ text }) => hasLockSign(text));
  const problem = unmarked
    ? t('Mark the correct answer.')
    : refused && t('“{answer}” contains a semicolon or colon.', { answer: refused.text });
  const change = (next: readonly ListedAnswer[]): void => {
    setTyped(next);
    if (kind === 'path' || !lacksCorrect(next)) editor.type('multiplechoice', joinAnswers(next));
  };
  return (
    <FieldRow
      editor={editor}
      field="multiplechoice"
      at="list"
      help={
        kind === 'choice'
          ? t('Players see the answers in a different order. The first one here is correct.')
          : t(
              "In a split path no answer is wrong: each can unlock other challenges for the teams that choose it. Set those locks in the other challenges' Locks tab.",
            )
      }
    >
      <Place
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget) && !unmarked) setTyped(undefined);
        }}
      >
        <AnswerList
          id={fieldId(editor.view.id, 'multiplechoice')}
          label={t('Answers')}
          answers={answers}
          marks={kind === 'choice' ? 'one' : 'none'}
          max={CHOICES_MAX}
          maxLength={CHOICE_LENGTH}
          without={NOT_IN_ANSWERS[kind]}
          onChange={change}
          onSave={() => editor.commit('multiplechoice')}
          error={problem || editor.errorOf('multiplechoice')}
          tail={<FieldMark editor={editor} field="multiplechoice" />}
          help={
            kind === 'choice'
              ? t('At most {n} characters each, without commas.', { n: CHOICE_LENGTH })
              : t('At most {n} characters each, without commas, semicolons and colons.', { n: CHOICE_LENGTH })
          }
        />
      </Place>
    </FieldRow>
  );
}
