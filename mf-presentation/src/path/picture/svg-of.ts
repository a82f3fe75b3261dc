import type { TaskId } from '@waymark/contract';
import { type Translate, typeName } from '@waymark/host-kit';
import { badgesOf } from '../graph/answers';
import type { Diagram } from '../layout/arrange';
import { BADGE, badgeTop, NODE } from '../layout/measures';
import type { PlacedNode } from '../layout/placed-node';

/** Pictures of challenges as `data:` URLs. */
export type Photos = ReadonlyMap<TaskId, string>;

/** Height of a card's picture. */
export const PHOTO_HEIGHT = 70;
/** Characters per line of a headline, per line next to badges, and per badge. */
const LINE = 25;
const LINE_BEFORE_BADGES = 21;
const BADGE_TEXT = 12;

/** Characters that XML doesn't allow. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** A headline in at most two lines. */
function linesOf(headline: string, length: number): readonly string[] {
  const words = headline.split(/\s+/);
  let first = '';
  while (words.length > 0 && `${first} ${words[0]}`.trim().length <= length) first = `${first} ${words.shift()}`.trim();
  if (first === '') return [cut(headline, length)];
  return words.length > 0 ? [first, cut(words.join(' '), length)] : [first];
}

/** The diagram as a standalone file, on white. */
export function svgOf({ nodes, lines, width, height }: Diagram, photos: Photos, t: Translate): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">',
    '<path d="M0 .5 7 4 0 7.5z" fill="#6b665f"/></marker></defs>',
    '<rect width="100%" height="100%" fill="#fff"/>',
    '<g fill="none" stroke="#6b665f" stroke-width="1.5">',
    ...lines.map(({ path }) => `<path d="${path}" marker-end="url(#tip)"/>`),
    '</g>',
    ...nodes.map((placed) => cardOf(placed, photos.get(placed.node.id), t)),
    '</svg>',
  ].join('\n');
}

function cardOf({ x, y, node: { task, answers } }: PlacedNode, photo: string | undefined, t: Translate): string {
  const badges = badgesOf(answers);
  const headline = linesOf(task.name || t('Untitled challenge'), badges.length > 0 ? LINE_BEFORE_BADGES : LINE);
  const points = task.points ?? 0;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect width="${NODE.width}" height="${NODE.height}" rx="8" fill="#fff" stroke="#c9c4bb"/>`,
    photo
      ? `<image href="${escaped(photo)}" x="1" y="1" width="${NODE.width - 2}" height="${PHOTO_HEIGHT - 1}" preserveAspectRatio="xMidYMid slice"/>`
      : `<rect x="1" y="1" width="${NODE.width - 2}" height="${PHOTO_HEIGHT - 1}" fill="#f0eeea"/>`,
    pill(8, String(task.position ?? ''), 'start'),
    points > 0 ? pill(NODE.width - (badges.length > 0 ? 34 : 8), String(points), 'end') : '',
    ...headline.map(
      (line, at) => `<text x="12" y="${90 + at * 17}" font-weight="600" fill="#1d1a16">${escaped(line)}</text>`,
    ),
    `<text x="12" y="132" font-size="12" fill="#6b665f">${escaped(t(typeName(task.task_type)))}</text>`,
    ...badges.map(({ answer, count }, at) =>
      badgeAt(badgeTop(at, badges.length), answer ?? t('{n} more', { n: count })),
    ),
    '</g>',
  ].join('');
}

function pill(at: number, text: string, anchor: 'start' | 'end'): string {
  const width = 14 + text.length * 8;
  const left = anchor === 'start' ? at : at - width;
  return `<rect x="${left}" y="8" width="${width}" height="20" rx="10" fill="#12100e" fill-opacity=".85"/><text x="${left + width / 2}" y="22" font-size="12" text-anchor="middle" fill="#fff">${text}</text>`;
}

function badgeAt(top: number, text: string): string {
  const left = NODE.width + BADGE.out - BADGE.width;
  return `<rect x="${left}" y="${top}" width="${BADGE.width}" height="${BADGE.height}" rx="12" fill="#fff" stroke="#c9c4bb"/><text x="${left + BADGE.width / 2}" y="${top + 16}" font-size="12" text-anchor="middle" fill="#1d1a16">${escaped(cut(text, BADGE_TEXT))}</text>`;
}
