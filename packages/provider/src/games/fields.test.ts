import { type GameWrite, gameWriteSchema } from '@waymark/contract';
import * as z from 'zod/mini';
import { gameExports } from '../db/schema';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { type Cast, makeRoleFixtures, ROLES, type Role } from '../testing/role-fixtures';

const ADMINISTRATORS: readonly Role[] = ['creator', 'managing', 'administrator', 'super administrator'];
const PLAYERS: readonly Role[] = ['invited', 'joined', 'judge', 'judge by a link', 'coordinator'];
const NOT_IN_THE_GAME: readonly Role[] = ['a stranger', 'banned'];
const WITHOUT_SESSION = ROLES.filter((role) => ![...ADMINISTRATORS, ...PLAYERS, ...NOT_IN_THE_GAME].includes(role));

/** Who may change a field, in the words of the specification: part 1, sections 3 and 6. */
type Writers =
  /** "Admin: settings". */
  | 'administrators'
  /** "Description: game owner only." */
  | 'the owner'
  /** "Only a super admin sets featured"; what a licence allows is bought, not set. */
  | 'super administrators';

/** A change to every writable field, and who may make it. */
const WRITES: { readonly [Field in keyof Required<GameWrite>]: readonly [Writers, GameWrite[Field]] } = {
  name: ['administrators', 'Another name'],
  description: ['the owner', 'Another description'],
  code: ['administrators', 'another-code'],
  cheats: ['administrators', ['another']],
  primary_email: ['administrators', 'another@example.test'],
  signed_legal: ['administrators', 0],
  start_anytime: ['administrators', 2],
  start_at: ['administrators', '05/01/2026 10:00 am'],
  finish_at: ['administrators', '05/02/2026 10:00 am'],
  tz: ['administrators', 'Europe/Berlin'],
  time_to_play: ['administrators', 90],
  timer_visible: ['administrators', 1],
  game_type: ['super administrators', 2],
  license_type: ['super administrators', 5],
  searchability: ['administrators', 0],
  join_existing_team: ['administrators', 1],
  leaderboard_visible: ['administrators', 0],
  notifications_bidirectional: ['administrators', 0],
  category: ['administrators', 'Archive'],
  unlock_requires_network: ['administrators', 1],
  shuffled: ['administrators', 1],
  review: ['administrators', 'pre'],
  blind_review: ['administrators', 1],
  late: ['administrators', 'reject'],
  export_player_enabled: ['administrators', 1],
  share_location: ['administrators', 1],
  webhook: ['administrators', 'https://example.test/another'],
  soundtrack: ['administrators', '3'],
  standard_media_uuid: ['administrators', ''],
  standard_media_extension: ['administrators', ''],
  tour_1_media_uuid: ['administrators', ''],
  tour_1_media_extension: ['administrators', ''],
  tour_2_media_uuid: ['administrators', ''],
  tour_2_media_extension: ['administrators', ''],
  tour_3_media_uuid: ['administrators', ''],
  tour_3_media_extension: ['administrators', ''],
  tour_4_media_uuid: ['administrators', ''],
  tour_4_media_extension: ['administrators', ''],
  model_media_uuid: ['administrators', ''],
  model_media_extension: ['administrators', ''],
};

/** Fields that only administrators see: secrets of the game and organisers' addresses. */
const ADMINISTRATORS_ONLY = ['webhook', 'primary_email'];
/** Fields that others see empty. */
const EMPTY_FOR_OTHERS = { cheats: [] };
/** "Exports also for others when export_player_enabled." */
const EXPORTS = ['export_url', 'export_finished_at', 'export_expires_at'];

let provider: TestProvider;
let cast: Cast;
beforeAll(async () => {
  provider = await startTestProvider();
  cast = await makeRoleFixtures(provider);
  await provider.database.db.insert(gameExports).values({
    game_id: cast.places.own.game,
    email: 'o@x.test',
    state: 'ready',
    file: 'whole.zip',
    finished_at: new Date(),
  } as typeof gameExports.$inferInsert);
  await provider.database.db.insert(gameExports).values({
    game_id: cast.places.own.game,
    email: 'p@x.test',
    state: 'ready',
    for_players: true,
    file: 'for-players.zip',
    finished_at: new Date(0),
  } as typeof gameExports.$inferInsert);
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

type Read = Record<string, unknown>;
const path = () => `/games/${cast.places.own.game}.json`;
const readAs = async (role: Role) => (await cast.as[role].get<{ game: Read }>(path())).body.game;

function expectedStatus(writers: Writers, role: Role): number {
  if (WITHOUT_SESSION.includes(role)) return 401;
  if (NOT_IN_THE_GAME.includes(role) || PLAYERS.includes(role)) return 403;
  const may = {
    administrators: ADMINISTRATORS.includes(role),
    'the owner': role === 'creator',
    'super administrators': role === 'super administrator',
  };
  return may[writers] ? 200 : 403;
}

it('covers every writable field', () => {
  const { properties } = z.toJSONSchema(gameWriteSchema, { io: 'input', unrepresentable: 'any' });
  expect(Object.keys(WRITES).sort()).toEqual(Object.keys(properties ?? {}).sort());
});

describe.each(Object.entries(WRITES))('the field %s', (field, [writers, value]) => {
  it.each(ROLES)(`may be changed by ${writers}: %s`, async (role) => {
    const before = (await readAs('creator'))[field];
    // Sending the current value is allowed for everybody, so the test needs a different one.
    const another = field === 'description' ? `${value} of ${role}` : value;
    const { status } = await cast.as[role].put(path(), { [field]: another });
    expect(status).toBe(expectedStatus(writers, role));
    if (status !== 403) return;
    // A refusal leaves the game unchanged, including the other sent fields.
    await cast.as[role].put(path(), { name: `By ${role}`, [field]: another });
    const after = await readAs('creator');
    expect(after[field]).toEqual(before);
    if (field !== 'name') expect(after.name).not.toBe(`By ${role}`);
  });
});

describe('reading a game', () => {
  it.each(ADMINISTRATORS)('returns every field: %s', async (role) => {
    const game = await readAs(role);
    expect(Object.keys(game)).toEqual(expect.arrayContaining([...ADMINISTRATORS_ONLY, ...EXPORTS, 'cheats']));
    expect(game.cheats).not.toEqual([]);
    expect(game.export_url).toEqual(expect.stringContaining('whole.zip'));
  });

  it.each(PLAYERS)('omits organiser-only fields: %s', async (role) => {
    const [whole, game] = [await readAs('creator'), await readAs(role)];
    const hidden = Object.keys(whole).filter((key) => !(key in game));
    expect(hidden.sort()).toEqual([...ADMINISTRATORS_ONLY].sort());
    expect(game).toMatchObject(EMPTY_FOR_OTHERS);
    const differing = Object.keys(game).filter((key) => JSON.stringify(game[key]) !== JSON.stringify(whole[key]));
    expect(differing.sort()).toEqual(['cheats', ...EXPORTS.toSorted(), 'user']);
  });

  it.each(PLAYERS)("returns the players' export only when organisers share exports: %s", async (role) => {
    await cast.as.creator.put(path(), { export_player_enabled: 0 });
    expect(await readAs(role)).toMatchObject({ export_url: null, export_finished_at: null });
    await cast.as.creator.put(path(), { export_player_enabled: 1 });
    expect((await readAs(role)).export_url).toEqual(expect.stringContaining('for-players.zip'));
  });

  it.each(['white_label_id', 'creator_id', 'created_at', 'deleted_at'])('never returns %s', async (key) => {
    for (const role of [...ADMINISTRATORS, ...PLAYERS]) expect(await readAs(role)).not.toHaveProperty(key);
  });
});
