import { type ApiRequest, asGameId, GAME_MODE, type Game } from '@waymark/contract';
import { buildGame, type ConformanceCase } from '@waymark/testing';
import { conformanceCase } from './conformance-case';

const HOUR = 3_600_000;
const NAMES = [
  'Bluebeard’s Ferry',
  'The Logbook of Pier Nine',
  'Cranes & Cobbles',
  'Salt, Rope and Thunder',
  'Night Shift at the Docks',
  'The Customs Officer’s Key',
  'Hotwells Treasure Run',
  'Lantern Parade',
  'Whispering Gallery',
  'The Brass Pilot',
  'Summer Party 2027',
  'Onboarding Harbour Walk',
];
const ACCESS = ['Created', 'Managing', 'Joined', 'Invited'];
const CATEGORIES = ['Active', 'Active', 'Draft', 'Template', 'Archive'];

const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const swatch = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${hue} 45% 45%)"/><path d="M0 8 5 2l3 4v2z" fill="hsl(${hue} 45% 70%)"/></svg>`,
  )}`;

/** Games in every state: live, starting today, in a week, long over, without a date. */
function makeGames(): Game[] {
  const starts = [-1, 2, 30, 170, -200, -1000, 7, -0.5, undefined, 400, undefined, -30];
  return NAMES.map((name, n) => {
    const start = starts[n];
    const live = start !== undefined && start < 0 && start > -3;
    return buildGame({
      id: asGameId(n + 1),
      name,
      code: name.replace(/[^A-Z]/g, '').padEnd(4, 'X') + n,
      category: CATEGORIES[n % CATEGORIES.length] ?? 'Active',
      photo_thumb: n % 4 === 3 ? null : swatch(n * 31),
      start_anytime: start === undefined ? GAME_MODE.anytime : GAME_MODE.scheduled,
      start_at: start === undefined ? null : at(start),
      finish_at: start === undefined ? null : at(start + 3),
      updated_at: at(-n * 11 - 0.2),
      user: { access: ACCESS[n % 5] ?? 'Created', super_admin: false },
      ...(live && { teams_count: 14, answers_count: 212, waiting_count: n + 3, challenges_count: 26 }),
    });
  });
}

const games = makeGames();

function find({ query = {} }: ApiRequest) {
  const term = String(query.term ?? '').toLowerCase();
  const size = Number(query.per_page ?? 25);
  const page = Number(query.page ?? 1);
  const found = games.filter(
    ({ name = '', code = '', category }) =>
      `${name} ${code}`.toLowerCase().includes(term) && (!query.category || category === query.category),
  );
  const meta = { page, pages: Math.max(1, Math.ceil(found.length / size)), count: found.length };
  return { games: found.slice((page - 1) * size, page * size), meta };
}

/** A platform with a dozen games, which keeps edits while the page is open. */
export const sandboxCase: ConformanceCase = {
  path: '/',
  otherPath: '/games/edit/1',
  respond: (call) => {
    const { method, path, body } = call;
    if (path === '/games.json') return method === 'GET' ? find(call) : add(body as Partial<Game>);
    const [, id, what] = /^\/games\/(\d+)(\/\w+)?\.json$/.exec(path) ?? [];
    const place = games.findIndex((game) => game.id === Number(id));
    const game = games[place];
    if (!game || (what !== undefined && what !== '/clone')) return conformanceCase.respond(call);
    if (what === '/clone') return add({ ...game, name: `${game.name} (copy)` });
    if (method === 'DELETE') return { game: games.splice(place, 1)[0], restore_until: at(1 / 6) };
    if (method === 'PUT') games[place] = { ...game, ...(body as Partial<Game>), id: game.id, updated_at: at(0) };
    return { game: games[place] };
  },
};

function add(fields: Partial<Game>) {
  const game = buildGame({ ...fields, id: asGameId(games.length + 1), updated_at: at(0) });
  games.unshift(game);
  return { game };
}
