import type { ReadyMessage, Reward, Task } from '@waymark/contract';
import { REWARD_TEXTS_WITH_KEYS, TEXTS_WITH_KEYS } from '@waymark/contract/readiness';

type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A part of a game whose texts can contain keys. */
export type Place =
  | { kind: 'challenge'; id: Task['id']; name: string; texts: Texts<(typeof TEXTS_WITH_KEYS)[number]> }
  | { kind: 'reward'; id: number; name: string; texts: Texts<(typeof REWARD_TEXTS_WITH_KEYS)[number]> }
  | {
      kind: 'message';
      id: number;
      name: string;
      texts: Texts<'text'>;
      /** Whether other games share it, which still use the old key: it is never renamed from here. */
      everywhere: boolean;
    };

/** The kinds of places, in the order they are counted. */
export const PLACE_KINDS = ['challenge', 'reward', 'message'] as const satisfies readonly Place['kind'][];

const textsOf = <Field extends string>(
  record: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
): Texts<Field> =>
  Object.fromEntries(
    fields.flatMap((field) => (typeof record[field] === 'string' ? [[field, record[field]]] : [])),
  ) as Texts<Field>;

/** All parts of a game whose texts can contain keys. */
export const placesIn = (
  tasks: readonly Task[],
  rewards: readonly Reward[],
  messages: readonly ReadyMessage[],
): readonly Place[] => [
  ...tasks.map((task) => ({
    kind: 'challenge' as const,
    id: task.id,
    name: task.name ?? '',
    texts: textsOf(task, TEXTS_WITH_KEYS),
  })),
  ...rewards.map((reward) => ({
    kind: 'reward' as const,
    id: reward.id,
    name: reward.title ?? '',
    texts: textsOf(reward, REWARD_TEXTS_WITH_KEYS),
  })),
  ...messages.map((message) => ({
    kind: 'message' as const,
    id: message.id,
    name: message.text,
    texts: { text: message.text },
    everywhere: message.everywhere === true,
  })),
];

/** Whether a place belongs to the game alone and can be edited from its screen. */
export const isOfGame = (place: Place): boolean => place.kind !== 'message' || !place.everywhere;

/** Whether two places are the same, possibly at different times. */
export const isSamePlace = (one: Place, other: Place): boolean => one.kind === other.kind && one.id === other.id;
