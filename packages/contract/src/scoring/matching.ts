import { answersIn, CHOICE_LENGTH } from '../entities/task-type';

/** Normalises an answer: case and spaces are ignored. */
const core = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
/** Whether two texts are the same answer. */
export const isSameAnswer = (one: string, other: string): boolean => core(one) === core(other);
/** Choices are cut when they are stored, so the compared text is cut too. */
const cut = (text: string): string => [...core(text)].slice(0, CHOICE_LENGTH).join('').trim();

/** Whether a text is a correct answer of a trivia challenge. */
export const isValidAnswer = (valid: string, given: string): boolean =>
  core(given) !== '' && answersIn(valid).some((answer) => isSameAnswer(answer, given));

/** The choice that matches a text; undefined if none does. */
export const choiceOf = (choices: string, given: string): string | undefined =>
  answersIn(choices).find((choice) => cut(choice) === cut(given));

/** Whether a choice is the first one, which is the correct one. */
export const isFirstChoice = (choices: string, given: string): boolean => {
  const [first] = choices.split(',');
  return first !== undefined && cut(first) !== '' && cut(first) === cut(given);
};

/** Whether a text is the content of a code. */
export const isScanned = (code: string, given: string): boolean => code.trim() !== '' && code.trim() === given.trim();
