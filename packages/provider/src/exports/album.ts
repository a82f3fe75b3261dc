import { ianaZoneOf, TASK_TYPE_NAMES } from '@waymark/contract';
import { escapeHtml as safe } from '../mail/escape-html';
import { inkOn } from '../mail/ink';
import type { Brand } from '../mail/layout';
import { type AnswerFile, filesOf } from './answer-files';
import type { ExportedGame } from './exported-game';
import { plainText } from './plain-text';
import { eachAnswer } from './repo';
import { challengeOf, stateOf, wordsOf } from './tables';
import { SHEET_LIMIT } from './workbook';

/** The page of an export that shows the whole event offline. It is streamed, so its length does not matter. */
export async function* albumOf(exported: ExportedGame, brand: Brand, withFiles: boolean): AsyncGenerator<string> {
  const { game, forPlayers, queries, time } = exported;
  yield headOf(game.name, brand);
  yield `<header><p>${safe(brand.name)}</p><h1>${safe(game.name)}</h1><p>${safe(datesOf(exported))}</p></header><main>`;
  yield* standings(exported);
  yield* programme(exported);
  yield '<h2 id="answers">Answers</h2><div class="answers">';
  for await (const row of eachAnswer(queries, game.id, forPlayers ? game.review : undefined)) {
    const files = withFiles ? filesOf(row, exported) : [];
    const words = wordsOf(row, exported);
    const { answer, team } = row;
    yield `<article>${files.map(shown).join('')}<h3>${safe(team.name)}</h3><p class="of">${safe(challengeOf(row, exported))}</p>${
      words ? `<p class="words">${safe(words)}</p>` : ''
    }<p class="fine">${safe(time(answer.created_at))} · ${safe(stateOf(row, exported))} · ${pointsOf(answer.points)}${
      answer.featured_at ? ' · featured' : ''
    }</p></article>\n`;
  }
  yield `</div></main><footer>Times in ${safe(game.tz)}. The same as tables: the CSV files beside this page, and results.xlsx with up to ${SHEET_LIMIT} rows of each.</footer></body></html>\n`;
}

const pointsOf = (points: number): string => `${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** When the game takes place, with the name of its zone. */
function datesOf({ game: { start_at, finish_at, tz } }: ExportedGame): string {
  const timeZone = ianaZoneOf(tz) ?? 'Etc/UTC';
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const dates = [start_at, finish_at].flatMap((moment) => (moment ? [format.format(moment)] : []));
  return dates.length > 0 ? `${dates.join(' – ')} (${tz})` : '';
}

function* standings({ ranked }: ExportedGame): Generator<string> {
  if (ranked.length === 0) return;
  yield '<h2 id="teams">Places</h2><table><thead><tr><th>Place</th><th>Team</th><th>Points</th><th>Challenges</th></tr></thead><tbody>';
  for (const { place, name, points, completed } of ranked) {
    yield `<tr><td>${place}</td><td>${safe(name)}</td><td>${points}</td><td>${completed}</td></tr>\n`;
  }
  yield '</tbody></table>';
}

function* programme({ challenges, forPlayers }: ExportedGame): Generator<string> {
  yield '<h2 id="challenges">Challenges</h2><ol>';
  for (const { name, task_type, points, description } of challenges) {
    const text = forPlayers ? '' : plainText(description);
    const fine = `${TASK_TYPE_NAMES[task_type] ?? ''} · ${pointsOf(points)}`;
    yield `<li><b>${safe(name)}</b> <span class="fine">${safe(fine)}</span>${text ? `<p>${safe(text)}</p>` : ''}</li>\n`;
  }
  yield '</ol>';
}

/** Loads only what scrolls into view. */
function shown({ path, kind }: AnswerFile): string {
  const address = path.split('/').map(encodeURIComponent).join('/');
  if (kind === 'image') return `<a href="${address}"><img src="${address}" loading="lazy" alt=""></a>`;
  if (kind === 'video') return `<video src="${address}" controls preload="none"></video>`;
  if (kind === 'audio') return `<audio src="${address}" controls preload="none"></audio>`;
  return `<a href="${address}">${safe(path.slice(path.lastIndexOf('/') + 1))}</a>`;
}

const headOf = (title: string, { colour }: Brand): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; media-src 'self' file:; style-src 'unsafe-inline'">
<title>${safe(title)}</title><style>
:root { color-scheme: light dark; --line: #8884; } body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
header { background: ${safe(colour)}; color: ${inkOn(colour)}; padding: 40px max(20px, 50vw - 540px); } header p { margin: 0; } h1 { margin: 4px 0; font-size: 32px; }
main, footer { max-width: 1080px; margin: 0 auto; padding: 8px 20px 40px; } h2 { margin: 32px 0 12px; font-size: 21px; } h3 { margin: 12px 14px 0; font-size: 16px; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: 8px 10px; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
li { margin-bottom: 8px; } li p { margin: 2px 0; white-space: pre-line; } .fine, footer { font-size: 13px; opacity: .75; }
.answers { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 16px; } article { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; content-visibility: auto; contain-intrinsic-size: 240px 280px; }
article p { margin: 2px 14px; } article .fine { margin-bottom: 12px; } .words { white-space: pre-line; overflow-wrap: anywhere; }
img, video { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; background: #0002; } audio { width: 100%; }
</style></head><body>`;
