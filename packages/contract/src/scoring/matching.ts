import { answersIn, CHOICE_LENGTH } from '../entities/task-type';

/** What counts of an answer: neither letter case nor blanks do. */
const core = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
/** Whether two texts are the same answer. */
export const isSameAnswer = (one: string, other: string): boolean => core(one) === core(other);
/** Choices are cut when they are stored: what is compared is cut as well. */
const cut = (text: string): string => [...core(text)].slice(0, CHOICE_LENGTH).join('').trim();

/** Whether a text is one of the valid answers of a trivia challenge. */
export const isValidAnswer = (valid: string, given: string): boolean =>
  core(given) !== '' && answersIn(valid).some((answer) => isSameAnswer(answer, given));

/** The choice a text stands for, or undefined when it is none of them. */
export const choiceOf = (choices: string, given: string): string | undefined =>
  answersIn(choices).find((choice) => cut(choice) === cut(given));

/** Whether a choice is the first one, which is the correct one. */
export const isFirstChoice = (choices: string, given: string): boolean => {
  const [first] = choices.split(',');
  return first !== undefined && cut(first) !== '' && cut(first) === cut(given);
};

/** Whether a text is what a code says. */
export const isScanned = (code: string, given: string): boolean => code.trim() !== '' && code.trim() === given.trim();
