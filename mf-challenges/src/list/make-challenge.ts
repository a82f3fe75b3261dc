import {
  copyTask,
  isApiFailure,
  keys,
  makeSuggestedTask,
  makeTask,
  type PlacedTask,
  removeTask,
} from '@waymark/client';
import type { GameId, Host, TaskId, TaskIdea } from '@waymark/contract';
import { ignoreGone, type Translate } from '@waymark/host-kit';
import type { QueryClient } from '@waymark/host-kit/query';
import { landFocus } from '@waymark/ui';
import type { RefObject } from 'react';
import { tellLacking } from './lacking';
import type { ChallengeList } from './use-challenge-list';
import type { useListPlace } from './use-list-place';

/** The ways to create a challenge. */
export type Making = 'add' | 'suggest' | 'duplicate';

/** The inputs for creating a challenge. */
export interface MakingParts {
  readonly host: Host;
  readonly t: Translate;
  readonly game: GameId;
  readonly perPage: number;
  /** The original of a copy. */
  readonly original: TaskId | undefined;
  /** The chosen suggestion; without one the platform chooses. */
  readonly idea: TaskIdea | undefined;
}

/** Statuses that mean the platform is broken. */
const BROKEN = [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511] as const;

async function makeChallenge(
  what: Making,
  { host: { api }, game, perPage, original, idea }: MakingParts,
): Promise<PlacedTask> {
  if (what === 'suggest') {
    return { task: await makeSuggestedTask(api, game, idea, { handles: BROKEN }), page: undefined };
  }
  if (what === 'duplicate' && original !== undefined) return await copyTask(api, game, original, perPage);
  return await makeTask(api, game, {}, perPage);
}

/** Shows the number of a copy, with a link to it. */
export function tellCopy(
  { host: { notices }, t }: Pick<MakingParts, 'host' | 't'>,
  { task }: PlacedTask,
  edit: () => void,
): void {
  const text = t('{name} is number {n} now.', { name: task.name || t('Untitled challenge'), n: task.position ?? 0 });
  notices.show({ tone: 'success', text, action: { label: t('Edit'), run: edit } });
}

/** Confirms an added suggestion, with undo. */
export function tellSuggestion(
  { host: { notices }, t }: Pick<MakingParts, 'host' | 't'>,
  { task }: PlacedTask,
  takeBack: () => void,
): void {
  const text = t('Added “{name}”', { name: task.name || t('Untitled challenge') });
  notices.show({ tone: 'success', text, action: { label: t('Undo'), run: takeBack } });
}

/** What taking back a suggestion changes. */
interface TakeBackParts extends Pick<MakingParts, 'host' | 'game'> {
  readonly client: QueryClient;
  readonly list: Pick<ChallengeList, 'reload'>;
  /** The place in the list; undefined once the screen is left. */
  readonly here: RefObject<Pick<ReturnType<typeof useListPlace>, 'close'> | undefined>;
  /** Receives the focus. */
  readonly suggestButton: RefObject<HTMLElement | null>;
}

/** Deletes a suggestion that was just added. It may already be gone. */
export async function takeBack(
  id: TaskId,
  { host: { api }, client, game, list, here, suggestButton }: TakeBackParts,
): Promise<void> {
  here.current?.close(id);
  try {
    await ignoreGone(removeTask(api, game, id, { handles: [404] }));
  } finally {
    void client.invalidateQueries({ queryKey: keys.taskTrash(game) });
    await list.reload();
  }
  landFocus(suggestButton.current, '[data-suggests]');
}

/**
 * Creates a challenge; returns undefined after telling the user why there is none.
 * @param onBreak called with a failure that should replace the screen
 * @throws errors for the host to report
 */
export async function makeOrTell(
  what: Making,
  parts: MakingParts,
  onBreak: (error: unknown) => void,
): Promise<PlacedTask | undefined> {
  try {
    return await makeChallenge(what, parts);
  } catch (error) {
    const { host, t } = parts;
    if (what === 'duplicate' && tellLacking(host, t, 'challenge-duplicate', error)) return undefined;
    if (what !== 'suggest' || !isApiFailure(error) || !(Number(error.status) >= 500)) throw error;
    onBreak(error);
    return undefined;
  }
}
