import { isCounted } from '@waymark/contract/scoring';
import type { GraphicName } from '../art/marks';
import type { MadeGame } from '../games/make-games';
import type { Library } from '../media/library';
import type { DemoRows } from '../rows/demo-rows';

interface Reward {
  readonly title: string;
  readonly description: string;
  readonly badge: GraphicName;
  /** How many teams get it; 0 for unlimited. */
  readonly first: number;
  /** How many challenges qualify. */
  readonly trig: number;
  /** Challenge type that counts, as text; empty for any. */
  readonly style: string;
  readonly push: string;
  readonly points: number;
}

/** Only rewards that no team has won yet give bonus points, because scores equal the points of answers. */
const REWARDS: readonly Reward[] = [
  {
    title: 'First past the plinth',
    description: '<p>The first crew with anything to show.</p>',
    badge: 'badge-first',
    first: 1,
    trig: 1,
    style: '',
    push: 'You are the first. The brass pilot nodded.',
    points: 0,
  },
  {
    title: 'Gull whisperer',
    description: '<p>Three films, all feathers accounted for.</p>',
    badge: 'badge-gull',
    first: 5,
    trig: 3,
    style: '2',
    push: 'Three films. The gulls have noticed.',
    points: 0,
  },
  {
    title: 'Sharp eye',
    description: '<p>Six pictures that made it past the judges.</p>',
    badge: 'badge-camera',
    first: 0,
    trig: 6,
    style: '1',
    push: 'Six pictures in the book.',
    points: 0,
  },
  {
    title: 'Knows the ropes',
    description: '<p>Ten challenges, no matter which.</p>',
    badge: 'badge-knot',
    first: 0,
    trig: 10,
    style: '',
    push: 'Ten down. Your rope is at the slipway.',
    points: 0,
  },
  {
    title: 'Lantern bearer',
    description: '<p>Saw the ghost ship and lived to post it.</p>',
    badge: 'badge-lantern',
    first: 3,
    trig: 1,
    style: '7',
    push: 'She has seen you, too.',
    points: 0,
  },
  {
    title: 'Poet of Pier 4',
    description: '<p>Both texts, the last page included.</p>',
    badge: 'badge-compass',
    first: 1,
    trig: 2,
    style: '0',
    push: 'The last page is yours. Read it aloud tonight.',
    points: 50,
  },
];

/** When each team had solved enough for a reward, in order. */
function qualified(game: MadeGame, reward: Reward): { teamId: number; at: Date }[] {
  const solved = new Map<number, Set<number>>();
  const reached: { teamId: number; at: Date }[] = [];
  for (const { row } of game.answers) {
    if (
      !isCounted({ approved_at: row.approved_at, rejected_at: row.rejected_at }, game.row.review ?? 'post') ||
      row.late ||
      row.duplicate
    )
      continue;
    if (reward.style !== '' && reward.style !== String(row.type)) continue;
    const tasks = solved.get(row.team_id) ?? new Set<number>();
    solved.set(row.team_id, tasks);
    if (tasks.has(row.task_id)) continue;
    tasks.add(row.task_id);
    if (tasks.size === reward.trig) reached.push({ teamId: row.team_id, at: row.created_at });
  }
  return reward.first === 0 ? reached : reached.slice(0, reward.first);
}

/** Adds the rewards of the game and their grants. */
export function addRewards(rows: DemoRows, library: Library, game: MadeGame): void {
  REWARDS.forEach((reward, index) => {
    const { badge, ...fields } = reward;
    const id = rows.rewards.nextId();
    rows.rewards.add({ id, game_id: game.line.id, position: index + 1, ...fields });
    rows.attachments.add({ owner: 'reward', owner_id: id, name: 'standard', media_uuid: library.uuid(badge) });
    for (const { teamId, at } of qualified(game, reward)) {
      rows.rewardGrants.add({ reward_id: id, team_id: teamId, created_at: at });
    }
  });
}
