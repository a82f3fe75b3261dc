import * as fc from 'fast-check';
import { asTaskId } from '../entities/ids';
import { checkGame } from './check-game';
import { compactGame } from './compact';
import type { GameContent, TaskToCheck } from './finding';
import { withEdits } from './with-edits';

const at = (hour: string) => `2026-05-01T${hour}:00Z`;
const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values));
const words = some('', ' ', 'Up', '%{pub}', 'To %{inn} by %{quay}', '<img src="a">%{x}', '<img alt="A map"> %{', 'a,a');
const photo = fc.record(
  {
    name: fc.constantFrom('standard', 'overlay'),
    width: fc.constantFrom(0, 645, 900),
    height: some(799, 860, 1720),
    alt: some('', ' ', 'Three cranes'),
    decorative: fc.boolean(),
  },
  { requiredKeys: ['name'] },
);
const reality = fc.record(
  { arrival_location_radius: fc.nat(1), model_url: some('/m.glb', ''), model_media_uuid: some('u') },
  { requiredKeys: [] },
);
const hints = ['hint_1', 'hint_2', 'hint_3', 'hint_4', 'hint_5'] as const;

/** A challenge with every field that rules read, possibly invalid. */
const fields = fc.record(
  {
    name: words,
    description: words,
    reward_title: words,
    reward_description: words,
    reel_intro: words,
    ...Object.fromEntries(hints.map((hint) => [hint, words])),
    ...Object.fromEntries(hints.map((hint) => [`${hint}_points`, fc.constantFrom(0, 5, 9999)])),
    task_type: fc.integer({ min: -1, max: 13 }),
    multiplechoice: some('', ',', 'a', 'a,a', 'a,b', ',a,b'),
    trivia: some('', 'a', ' , '),
    trivia_points_1: some(0, 5, 9999),
    trivia_points_unlimited: some(0, 5),
    qr_url: some('', ' ', 'https://example.test'),
    overlay: some('/sticker.png', ''),
    quantity: fc.nat(3),
    timer: fc.nat(9),
    video_length: fc.option(fc.nat(9)),
    points: fc.nat(9),
    latitude: some(0, 51),
    longitude: some(0, -2),
    arrival_location_radius: fc.nat(1),
    unlock_by_location_radius: fc.nat(1),
    unlock_by_task_id: fc.option(fc.integer({ min: 0, max: 6 })),
    unlock_by_task_ids: some('', '1', '2;a', '3;a:b', 'x'),
    starts_at: some(at('08:00'), at('12:00'), 'soon'),
    ends_at: some(at('08:00'), at('12:00'), at('19:00')),
    assets: fc.option(fc.record({ photos: fc.array(photo, { maxLength: 2 }) }), { nil: undefined }),
    placeholders: fc.array(fc.record({ key: fc.constantFrom('overlay', 'standard') }), { maxLength: 1 }),
    realities: fc.array(reality, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const taskOf = (more: object, id: number) => ({ ...more, id: asTaskId(id) }) as TaskToCheck;
const contents = fc
  .record({
    game: fc.record({
      tz: fc.constantFrom('London', 'Atlantis'),
      start_anytime: some(0, 1, 2),
      start_at: some(at('08:00'), at('20:00')),
      finish_at: some(at('18:00')),
    }),
    all: fc.array(fields, { maxLength: 6 }),
    keys: fc.option(fc.constant(['pub']), { nil: undefined }),
    teams: fc.option(fc.nat(3), { nil: undefined }),
    alternatives: fc.boolean(),
    rewards: fc.array(
      fc.record({
        title: fc.constantFrom('R', 'The %{inn}'),
        trig: fc.nat(4),
        style: fc.constantFrom('', '0', '2'),
        description: words,
        push: words,
      }),
    ),
  })
  .map(
    ({ all, keys, teams, ...rest }): GameContent => ({
      ...rest,
      tasks: all.map((more, index) => taskOf(more, index + 1)),
      ...(keys ? { keys } : {}),
      ...(teams === undefined ? {} : { teams }),
    }),
  );
/** As sent. */
const sent = (content: GameContent): GameContent => JSON.parse(JSON.stringify(compactGame(content)));

it('keeps everything the rules read', () => {
  fc.assert(
    fc.property(contents, (content) => {
      expect(checkGame(sent(content))).toEqual(checkGame(content));
    }),
    { numRuns: 1000 },
  );
});

it('finds in an edited game what would be found after saving', () => {
  fc.assert(
    fc.property(
      contents,
      fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fields)),
      fc.boolean(),
      (stored, edits, late) => {
        const edited = new Map(edits.map(([id, more]) => [id, taskOf(more, id)]));
        const game = late ? { finish_at: at('07:00') } : {};
        const saved: GameContent = {
          ...stored,
          game: { ...stored.game, ...game },
          tasks: stored.tasks.map((task) => edited.get(task.id) ?? task),
        };
        expect(checkGame(withEdits(sent(stored), { tasks: edited.values(), game }))).toEqual(checkGame(saved));
      },
    ),
    { numRuns: 500 },
  );
});

it('sends a plain challenge as little more than its name', () => {
  const description = `<p>${'Follow the quay to the cranes. '.repeat(40)}</p>`;
  const [plain] = compactGame({
    game: {},
    tasks: [taskOf({ name: 'Cranes', description, hint_1: 'Look up', task_type: 1, points: 10, timer: 0 }, 1)],
  }).tasks;
  expect(plain).toEqual({ id: 1, name: 'Cranes', task_type: 1, points: 10 });
});
