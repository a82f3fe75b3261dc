import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, type Stack } from '@waymark/launch';
import { type Call, signedIn } from './call-as';

/** A team's answer. */
interface Given {
  readonly id: number;
  readonly review_key: string;
}

/** A running game, created and played through the API. */
export interface SmallGame {
  readonly id: number;
  /** Ids of its challenges, in order. */
  readonly tasks: readonly number[];
  /** A player in a new team. */
  join(team: string): Promise<Call>;
  answer(player: Call, task: number, place?: { latitude: number; longitude: number }): Promise<Given>;
  decide(decision: 'accept' | 'reject', answer: Given, points?: number): Promise<void>;
  /** The headlines of its challenges as they are stored, in order. */
  headlines(): Promise<readonly string[]>;
  delete(): Promise<void>;
}

/** Creates a game of text challenges judged by the super administrator. */
export async function makeSmallGame(stack: Stack, name: string, challenges: readonly string[]): Promise<SmallGame> {
  const organiser = await signedIn(stack.settings, '/users/authenticate.json', {
    email: 'super@demo.test',
    password: DEMO_PASSWORD,
  });
  const code = `small-${randomUUID().slice(0, 8)}`;
  const settings = { name, code, start_anytime: 1, review: 'pre', license_type: 2 };
  const { game } = await organiser<{ game: { id: number } }>('POST', '/games.json', settings);
  const tasks: number[] = [];
  for (const headline of challenges) {
    const fields = { game_id: game.id, name: headline, task_type: 0, points: 100 };
    tasks.push((await organiser<{ task: { id: number } }>('POST', '/tasks.json', fields)).task.id);
  }
  return {
    id: game.id,
    tasks,
    join: async (team) => {
      const password = 'steady hands';
      const account = { name: team, email: `${randomUUID()}@example.test`, password, password_confirmation: password };
      const player = await signedIn(stack.settings, '/users.json', account);
      await player('POST', '/play/join.json', { code, team });
      return player;
    },
    answer: async (player, task, place = undefined) => {
      const body = { game_id: game.id, task_id: task, key: randomUUID(), comment: 'Aye, aye.', ...place };
      const { answer } = await player<{ answer: { id: number } }>('POST', '/play/answers.json', body);
      const { answers } = await organiser<{ answers: Given[] }>('GET', `/answers/game/${game.id}.json?per_page=50`);
      const given = answers.find(({ id }) => id === answer.id);
      if (!given) throw new Error('The judge does not see the answer.');
      return given;
    },
    decide: async (decision, { id, review_key }, points = 0) => {
      await organiser('PUT', `/answers/${id}/${decision}.json`, { id, game_id: game.id, review_key, points });
    },
    headlines: async () => {
      const path = `/tasks/game/${game.id}.json?per_page=50`;
      const answer = await organiser<{ tasks: { id: number; name: string }[] }>('GET', path);
      return tasks.map((id) => answer.tasks.find((task) => task.id === id)?.name ?? '');
    },
    delete: async () => {
      await organiser('DELETE', `/games/${game.id}.json`);
    },
  };
}
