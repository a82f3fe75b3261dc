import {
  type ApiRequest,
  asGameId,
  asTaskId,
  type Game,
  type ProviderCapability,
  type ReadyMessage,
  type Reward,
  type Task,
} from '@waymark/contract';
import { buildGame, buildTask, failure } from '@waymark/testing';
import { stage } from './stage';

/** A row as the platform stores it. */
export type Row = {
  readonly id: number;
  readonly key: string;
  readonly value: string;
};

/** Two rows in the order they were created. */
export const ROWS: readonly Row[] = [
  { id: 3, key: 'pub', value: 'The Ostrich' },
  { id: 1, key: 'captain', value: 'Elsie Rowe' },
];

/** What the platform has besides the rows. */
export interface Around {
  readonly rows?: readonly Row[];
  readonly game?: Partial<Game>;
  /** Descriptions of challenges. */
  readonly texts?: readonly string[];
  readonly rewards?: readonly Partial<Reward>[];
  readonly messages?: readonly Partial<ReadyMessage>[];
  readonly teams?: readonly { id: number; name: string }[];
  readonly offered?: readonly ProviderCapability[];
  /** Whether everything but the rows and the game fails. */
  readonly fails?: boolean;
}

const FIRST_TASK = 40;

/** Opens the screen on a platform that stores writes; `refuse` makes some fail. */
export async function openRows(around: Around = {}) {
  const { rows = ROWS, game = {}, texts = [], rewards = [], messages = [], teams = [], offered, fails } = around;
  const backend = {
    rows: [...rows],
    tasks: texts.map((description, at) =>
      buildTask({ id: asTaskId(FIRST_TASK + at), name: `Challenge ${at + 1}`, description }),
    ),
    rewards: [...rewards],
    messages: [...messages],
    refuse: (_call: ApiRequest): unknown => undefined,
    held: undefined as Promise<void> | undefined,
  };
  const keep = <One extends { id?: number }>(all: readonly One[], path: string, body: object): One[] => {
    const id = Number(/\d+/.exec(path)?.[0]);
    return all.map((one) => (one.id === id ? { ...one, ...body } : one));
  };
  const write = ({ method, path, body }: ApiRequest): unknown => {
    const sent = (body ?? {}) as Row;
    if (path.startsWith('/tasks/')) backend.tasks = keep<Task>(backend.tasks, path, sent);
    else if (path.startsWith('/achievements/')) backend.rewards = keep(backend.rewards, path, sent);
    else if (path.startsWith('/answers/messages/')) backend.messages = keep(backend.messages, path, sent);
    else {
      const id = Number(/\d+/.exec(path)?.[0] ?? 99);
      const { key, value } = sent;
      backend.rows = [
        ...backend.rows.filter((row) => row.id !== id),
        ...(method === 'DELETE' ? [] : [{ id, key, value }]),
      ];
    }
    return {};
  };
  const read: Readonly<Record<string, () => unknown>> = {
    '/tasks/game/7.json': () => ({ tasks: backend.tasks, meta: { count: backend.tasks.length } }),
    '/achievements/game/7.json': () => ({ achievements: backend.rewards, meta: { pages: 1 } }),
    '/answers/messages/7.json': () => ({ messages: backend.messages }),
    '/teams/organize.json': () => ({ teams }),
    '/personalizations.json': () => ({ personalizations: backend.rows }),
  };
  const answer = async (call: ApiRequest): Promise<unknown> => {
    const isAround = call.path in read && call.path !== '/personalizations.json';
    if (fails && isAround) throw failure(500);
    if (call.method === 'GET') return read[call.path]?.() ?? { game: buildGame({ id: asGameId(7), ...game }) };
    await backend.held;
    const refused = backend.refuse(call);
    if (refused) throw refused;
    return write(call);
  };
  const staged = await stage('/games/personalizations/7', answer, offered ? { offered } : {});
  return { ...staged, backend };
}
