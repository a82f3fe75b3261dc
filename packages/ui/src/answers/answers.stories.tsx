import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SaveMark } from '../field/save-mark';
import { AnswerList, type AnswerListProps } from './answer-list';

const meta = { title: 'Answers' } satisfies Meta;
export default meta;

function Controlled(props: Partial<AnswerListProps>) {
  const [answers, setAnswers] = useState(props.answers ?? []);
  return (
    <div style={{ maxInlineSize: 520 }}>
      <AnswerList label="Answers" {...props} answers={answers} onChange={setAnswers} />
    </div>
  );
}

const TOWNS = ['Bristol', 'Bath', 'Wells', 'Frome'].map((text, index) => ({ text, correct: index === 1 }));

export const OneCorrect: StoryObj = {
  render: () => <Controlled answers={TOWNS} marks="one" max={5} tail={<SaveMark state="saved" />} />,
};
export const SeveralCorrect: StoryObj = {
  render: () => (
    <Controlled
      answers={TOWNS.map((answer) => ({ ...answer, correct: false }))}
      marks="any"
      error="Add a correct answer, or every reply will be marked wrong."
    />
  ),
};
export const AllCorrect: StoryObj = {
  render: () => <Controlled answers={TOWNS} help="Paste a list to add an answer per line." />,
};
export const None: StoryObj = { render: () => <Controlled /> };
