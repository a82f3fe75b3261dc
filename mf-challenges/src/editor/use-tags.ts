import { keys, tagChallenge, tagsQuery, untagChallenge } from '@waymark/client';
import { type Game, roleOf, type Task } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import type { TaskEditor } from './editor';

/** The labels of a challenge and functions to change them. */
export interface Tags {
  readonly labels: readonly string[];
  /** Existing labels, for autocomplete. */
  readonly known: readonly string[];
  /** Whether the user may change them. */
  readonly allowed: boolean;
  add(label: string): void;
  remove(label: string): void;
}

type TagChange = (all: Task['tags']) => Task['tags'];

/** Tags are added and removed one by one, by separate calls; they show immediately and revert on failure. */
export function useTags(game: Game, editor: TaskEditor): Tags {
  const { api, session } = useHost();
  const client = useQueryClient();
  const me = useReadable(session.me);
  const known = useQuery(tagsQuery(api)).data ?? [];
  const role = roleOf(game.user, me);
  const { id, tags } = editor.view;
  const key = keys.task(game.id, id);
  const show = (change: TagChange) =>
    client.setQueryData<Task>(key, (task) => task && { ...task, tags: change(task.tags) });
  const without =
    (label: string): TagChange =>
    (all) =>
      all.filter((tag) => tag.label !== label);
  const withOne =
    (label: string): TagChange =>
    (all) => [...without(label)(all), { label }];
  const save = (to: TagChange, back: TagChange, send: () => Promise<void>): void => {
    show(to);
    const write = async () => {
      // Retry shows it again.
      show(to);
      try {
        await send();
      } catch (error) {
        show(back);
        throw error;
      }
      // The response to another save may have removed it meanwhile.
      show(to);
    };
    void editor.saveApart('tags', write);
  };
  return {
    labels: tags.map(({ label }) => label),
    known,
    allowed: role.administrator || role.superAdmin,
    add: (label) =>
      save(withOne(label), without(label), async () => {
        await tagChallenge(api, game.id, id, label);
        void client.invalidateQueries({ queryKey: keys.tags() });
      }),
    remove: (label) => save(without(label), withOne(label), () => untagChallenge(api, game.id, id, label)),
  };
}
