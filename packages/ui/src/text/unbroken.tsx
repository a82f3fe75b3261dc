import styled from 'styled-components';

/** Short hyphenated words, such as e-mail; longer ones may need the break. */
const WORDS = /(?<!\S)(\S{1,12}-\S{1,8})(?!\S)/u;

const Word = styled.span`
  white-space: nowrap;
`;

/** Text whose short words don't break at their hyphen. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  // Every second part is a hyphenated word.
  text.split(WORDS).map((part, index) => (index % 2 === 1 ? <Word key={part + String(index)}>{part}</Word> : part));
