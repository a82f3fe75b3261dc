import { parseInert } from './markup-policy';

/** What a cell can't hold in one line with others. */
const MORE = 'p, div, ul, ol, table, pre, blockquote, h1, h2, h3, h4';

/** Markup whose tables, which formatted text can't have, are a line per row instead: "Gate 4 | 10:30". */
export function rowsAsLines(html: string): string {
  const { body } = parseInert(html);
  for (const row of body.querySelectorAll('tr')) {
    const cells = [...row.cells].filter((cell) => cell.textContent?.trim() || cell.querySelector('img'));
    for (const { children } of cells) if (children.length === 1 && children[0]?.matches('p, div')) unwrap(children[0]);
    // Tables for layout have paragraphs and lists in their cells.
    const isLine = !cells.some((cell) => cell.querySelector(MORE));
    const line = isLine ? body.ownerDocument.createElement('p') : undefined;
    for (const cell of cells) {
      const block = line ?? body.ownerDocument.createElement('div');
      block.append(...(block.hasChildNodes() ? [' | '] : []), ...cell.childNodes);
      row.before(block);
    }
    row.remove();
  }
  for (const part of body.querySelectorAll('table, thead, tbody, tfoot')) unwrap(part);
  return body.innerHTML;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);
