import { readMarkup } from '../rich-text/read-markup';

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const BREAKS = new Set(['p', 'br', 'li', 'h1', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'div']);

/** Formatted text as plain text. */
export function plainText(markup: string): string {
  const parts: string[] = [];
  const end = (name: string) => {
    if (BREAKS.has(name)) parts.push('\n');
  };
  readMarkup(markup, {
    text: (written) => void parts.push(written.replace(/&(#?\w+);/g, (whole, name: string) => SIGNS[name] ?? whole)),
    start: (name) => {
      if (name === 'br') parts.push('\n');
    },
    end,
  });
  return parts
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
