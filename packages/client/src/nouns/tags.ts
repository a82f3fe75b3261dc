import { addTag, listTags, removeTag } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Query options of labels for the tag search. */
export const tagsQuery = (api: Api) => ({
  queryKey: keys.tags(),
  meta: shows([]),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly string[]> =>
    // Suggestions only: without them a tag is typed.
    (await callRoute(api, listTags, {}, { signal, silent: true })).labels.filter(Boolean),
});

/** Adds a label to a challenge. */
export async function tagChallenge(
  api: Api,
  game: number,
  challenge: number,
  label: string,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, addTag, { body: { game_id: game, label, task_id: challenge } }, options);
}

/** Removes a label from a challenge. */
export async function untagChallenge(
  api: Api,
  game: number,
  challenge: number,
  label: string,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, removeTag, { params: { id: challenge }, query: { game_id: game, label } }, options);
}
