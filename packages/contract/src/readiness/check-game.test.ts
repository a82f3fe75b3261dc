import * as fc from 'fast-check';
import { asTaskId } from '../entities/ids';
import { TASK_TYPE } from '../entities/task-type';
import { checkGame } from './check-game';
import type { Finding, GameContent, TaskToCheck } from './finding';
import { READINESS_WORDS } from './words';

const task = (more: Partial<TaskToCheck> = {}): TaskToCheck => ({ id: asTaskId(1), name: 'Cranes', ...more });
const rulesOf = (content: Partial<GameContent>) =>
  checkGame({ game: {}, tasks: [task()], ...content }).map(({ rule, field }) => `${rule} ${field}`);
const ASKED = { task_type: TASK_TYPE.trivia, trivia: '1871' };
const image = (name: string, width: number, height: number, more: object = {}) => ({
  assets: { photos: [{ name, url: '/x.png', width, height, ...more }], videos: [], models: [] },
});

it('finds nothing wrong with a playable game', () => {
  const tasks = [
    task({ description: '<p>Go to %{pub}</p><img src="/a.png" alt="A map">', ...image('standard', 800, 900) }),
    task({ id: asTaskId(2), task_type: TASK_TYPE.multipleChoice, multiplechoice: 'left,right', points: 20 }),
    task({
      id: asTaskId(3),
      task_type: TASK_TYPE.video,
      unlock_by_task_ids: '2;left',
      timer: 60,
      video_length: 30,
      points: 10,
      hint_1: 'Look up',
      hint_1_points: 10,
      latitude: 0,
      longitude: 0,
      unlock_by_location_radius: 25,
      starts_at: '2026-05-01T09:00:00Z',
      ends_at: '2026-05-01T10:00:00Z',
    }),
  ];
  const game = { tz: 'London', start_anytime: 0, start_at: '2026-05-01T08:00:00Z', finish_at: '2026-05-01T18:00:00Z' };
  const rewards = [{ title: 'All of them', trig: 3, style: '' }];
  expect(checkGame({ game, tasks, keys: ['pub'], rewards, teams: 4 })).toEqual([]);
});

const at = (hour: string) => `2026-05-01T${hour}:00Z`;
const played = { start_anytime: 0, start_at: at('08:00'), finish_at: at('18:00') };

it.each<[string, Partial<GameContent>]>([
  ['no-name name', { game: { name: ' ' } }],
  ['no-code code', { game: { code: '' } }],
  ['short-code code', { game: { code: 'QU' } }],
  ['no-start start_at', { game: { start_anytime: 0, start_at: null } }],
  ['no-start start_at', { game: { start_anytime: null } }],
  ['start-past start_at', { game: { ...played, category: 'Draft' }, now: Date.parse(at('08:01')) }],
  ['no-challenges tasks', { tasks: [] }],
  ['unknown-zone tz', { game: { tz: 'Atlantis' } }],
  ['game-backward finish_at', { game: { start_anytime: 0, start_at: at('10:00'), finish_at: at('10:00') } }],
  ['no-headline name', { tasks: [task({ name: ' ' })] }],
  ['picture-without-text description', { tasks: [task({ description: '<img src="/a.png" alt="">' })] }],
  ['picture-without-text reward_description', { tasks: [task({ reward_description: '<img src="/a.png">' })] }],
  ['lock-unreadable unlock_by_task_ids', { tasks: [task({ unlock_by_task_ids: 'x' })] }],
  ['lock-missing unlock_by_task_id', { tasks: [task({ unlock_by_task_id: 9 })] }],
  ['lock-circle unlock_by_task_id', { tasks: [task({ unlock_by_task_id: 1 })] }],
  ['window-backward ends_at', { tasks: [task({ starts_at: at('10:00'), ends_at: at('10:00') })] }],
  ['closed-in-game starts_at', { game: played, tasks: [task({ starts_at: at('18:00') })] }],
  ['closed-in-game ends_at', { game: played, tasks: [task({ ends_at: at('08:00') })] }],
  ['window-outside-game starts_at', { game: played, tasks: [task({ starts_at: at('07:59') })] }],
  ['window-outside-game ends_at', { game: played, tasks: [task({ ends_at: at('18:01') })] }],
  ['radius-without-place unlock_by_location_radius', { tasks: [task({ unlock_by_location_radius: 5 })] }],
  ['radius-without-place arrival_location_radius', { tasks: [task({ arrival_location_radius: 5, latitude: 1 })] }],
  [
    'radius-without-place realities',
    {
      tasks: [
        task({
          task_type: TASK_TYPE.arPhoto,
          realities: [{ model_media_uuid: 'a' }, { model_media_uuid: 'b', arrival_location_radius: 5 }],
        }),
      ],
    },
  ],
  ['timer-before-film timer', { tasks: [task({ task_type: TASK_TYPE.video, timer: 5, video_length: 7 })] }],
  ['timer-longer-than-window timer', { tasks: [task({ timer: 61, starts_at: at('10:00'), ends_at: at('10:01') })] }],
  [
    'scarce-key quantity',
    { teams: 3, tasks: [task({ quantity: 2 }), task({ id: asTaskId(2), unlock_by_task_id: 1 })] },
  ],
  ['no-correct-choice multiplechoice', { tasks: [task({ task_type: 6, multiplechoice: ',left,right' })] }],
  ['few-choices multiplechoice', { tasks: [task({ task_type: 11, multiplechoice: 'left' })] }],
  ['double-choice multiplechoice', { tasks: [task({ task_type: 6, multiplechoice: 'a,b, a' })] }],
  ['split-signs multiplechoice', { tasks: [task({ task_type: 11, multiplechoice: 'left,up: stairs' })] }],
  ['no-valid-answer trivia', { tasks: [task({ task_type: TASK_TYPE.trivia, trivia: ' , ' })] }],
  ['no-qr-code qr_url', { tasks: [task({ task_type: TASK_TYPE.qrCode })] }],
  ['no-model realities', { tasks: [task({ task_type: TASK_TYPE.arPhoto, realities: [] })] }],
  ['no-overlay overlay', { tasks: [task({ task_type: TASK_TYPE.sticker })] }],
  ['hints-cost-more hint_1_points', { tasks: [task({ points: 9, hint_2: 'Up', hint_2_points: 10 })] }],
  [
    'hints-cost-more hint_1_points',
    { tasks: [task({ ...ASKED, points: 50, trivia_points_1: 9, hint_1: 'Up', hint_1_points: 10 })] },
  ],
  ['reward-out-of-reach rewards', { rewards: [{ title: 'Film star', trig: 1, style: '2' }] }],
  [
    'unknown-key-reward rewards',
    { keys: ['pub'], rewards: [{ title: 'A %{inn}', trig: 1, style: '', push: '%{inn}', description: '%{pub}' }] },
  ],
  ['unknown-key hint_1', { keys: ['pub'], tasks: [task({ hint_1: '%{pub} and %{inn} and %{inn}' })] }],
  ['picture-without-text reward', { alternatives: true, tasks: [task(image('reward', 800, 800))] }],
  ['picture-without-text correct', { alternatives: true, tasks: [task(image('correct', 800, 800, { alt: ' ' }))] }],
  [
    'picture-without-text overlay',
    { alternatives: true, tasks: [task({ task_type: TASK_TYPE.sticker, ...image('overlay', 645, 860) })] },
  ],
  ['small-picture standard', { tasks: [task(image('standard', 900, 799))] }],
  ['sticker-size overlay', { tasks: [task({ task_type: TASK_TYPE.sticker, ...image('overlay', 860, 645) })] }],
])('finds %s and nothing else', (expected, content) => {
  expect(rulesOf(content)).toEqual([expected]);
});

it.each<[string, Partial<GameContent>]>([
  [
    'a game that starts anytime has no bounds',
    { game: { ...played, start_anytime: 1 }, tasks: [task({ ends_at: at('07:00') })] },
  ],
  [
    'hints as expensive as an unlimited attempt earns',
    {
      tasks: [task({ ...ASKED, trivia_points_1: 9999, trivia_points_unlimited: 10, hint_1: 'Up', hint_1_points: 10 })],
    },
  ],
  [
    'hints of a challenge that was trivia',
    { tasks: [task({ points: 10, trivia_points_1: 5, hint_1: 'Up', hint_1_points: 10 })] },
  ],
  ['a deduction of 9999 costs no points', { tasks: [task({ hint_1: 'Up', hint_1_points: 9999 })] }],
  [
    'enough for all teams',
    { teams: 2, tasks: [task({ quantity: 2 }), task({ id: asTaskId(2), unlock_by_task_id: 1 })] },
  ],
  ['a picture, where descriptions are not stored', { tasks: [task(image('standard', 800, 800))] }],
  [
    'a picture with a description',
    { alternatives: true, tasks: [task(image('standard', 800, 800, { alt: 'Three cranes' }))] },
  ],
  ['a decorative picture', { alternatives: true, tasks: [task(image('standard', 800, 800, { decorative: true }))] }],
  ['a colon in an answer of multiple choice', { tasks: [task({ task_type: 6, multiplechoice: 'left,up: stairs' })] }],
  ['a sticker that is not used', { alternatives: true, tasks: [task(image('overlay', 645, 860))] }],
  ['a radius on the equator', { tasks: [task({ arrival_location_radius: 5, latitude: 0, longitude: 0 })] }],
  ['no schedule where teams start anytime', { game: { start_anytime: 1, start_at: null } }],
  ['no schedule in a stopped game', { game: { start_anytime: 2, start_at: null } }],
  ['a game that has started', { game: { ...played, category: 'Active' }, now: Date.parse(at('08:01')) }],
  ['keys of a reward without a known list', { rewards: [{ title: '%{inn}', trig: 1, style: '' }] }],
  ['keys without a known list', { tasks: [task({ hint_1: '%{inn}' })] }],
])('accepts: %s', (_, content) => {
  expect(rulesOf(content)).toEqual([]);
});

it('has a value for every placeholder of a finding', () => {
  const anything = fc.record(
    {
      name: fc.string({ maxLength: 3 }),
      task_type: fc.integer({ min: -1, max: 13 }),
      multiplechoice: fc.constantFrom('', ',', 'a', 'a,a', 'a,b', ',a,b', 'a;,b'),
      trivia: fc.constantFrom('', 'a'),
      quantity: fc.nat(3),
      timer: fc.nat(9),
      video_length: fc.option(fc.nat(9)),
      points: fc.nat(9),
      hint_1: fc.constantFrom('', '%{x}', '%{'),
      hint_1_points: fc.nat(12),
      unlock_by_task_id: fc.option(fc.integer({ min: 0, max: 6 })),
      unlock_by_task_ids: fc.constantFrom('', '1', '2;a', '3;a:b', 'x'),
      starts_at: fc.option(fc.constantFrom(at('08:00'), at('12:00'), 'soon')),
      ends_at: fc.option(fc.constantFrom(at('08:00'), at('12:00'), at('19:00'))),
      arrival_location_radius: fc.nat(1),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 6 }), (fields) => {
      const tasks = fields.map((one, index): TaskToCheck => ({ ...one, id: asTaskId(index + 1) }) as TaskToCheck);
      const places = new Map(tasks.map(({ id }, index) => [id as number, index]));
      const findings = checkGame({ game: played, tasks, keys: [], teams: 2 });
      for (const { rule, values = {} } of findings) {
        const { says, why } = READINESS_WORDS[rule];
        for (const [, name = ''] of `${says} ${why}`.matchAll(/\{(\w+)\}/g)) expect(values).toHaveProperty(name);
      }
      const order = findings.map(({ task: id }: Finding) => (id === undefined ? -1 : (places.get(id) ?? Number.NaN)));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
    { numRuns: 300 },
  );
});

it('reads each challenge equally often in large and small games', () => {
  const looks = (n: number) => {
    let count = 0;
    const watched = (one: TaskToCheck) =>
      new Proxy(one, {
        get: (target, field) => {
          count += 1;
          return Reflect.get(target, field);
        },
      });
    const tasks = Array.from({ length: n }, (_, index) =>
      watched(task({ id: asTaskId(index + 1), unlock_by_task_id: index % 50 ? index : n, task_type: index % 12 })),
    );
    checkGame({ game: played, tasks, keys: [], rewards: [], teams: 3 });
    return count / n;
  };
  expect(looks(5000)).toBeCloseTo(looks(500), 0);
});
