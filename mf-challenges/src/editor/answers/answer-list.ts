import { answersIn, CHOICE_LENGTH, CHOICES_MAX } from '@waymark/contract';

/** The answers of a text as the places on screen hold them: always five. */
export const placesOf = (text: string): string[] => {
  const answers = answersIn(text);
  return Array.from({ length: CHOICES_MAX }, (_, at) => answers[at] ?? '');
};

/** What one answer may hold: a comma would make two of it, and a lock names answers of a split path with `;` and `:`. */
export const ANSWER_PATTERN = { choice: /^[^,]*$/, path: /^[^,;:]*$/ } as const;

/** An edit of one place, cut between characters: half an emoji cannot be stored. */
export const cutAnswer = (answer: string): string => [...answer].slice(0, CHOICE_LENGTH).join('');

/** The places as they are stored: the first one first, empty ones left out. */
export const joinPlaces = (places: readonly string[]): string =>
  places
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')
    .join(',');
