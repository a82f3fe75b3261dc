import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, type LiveMessage, paths, type Task } from '@waymark/contract';
import { defineRemote } from '@waymark/host-kit';
import type { QueryClient } from '@waymark/host-kit/query';
import { buildGame, createFakeHost, deliver, type FakeHostOptions } from '@waymark/testing';
import { makeRoom, mountRemote } from '@waymark/testing/mount-remote';
import { ListAndEditor } from '@waymark/ui';
import { Profiler } from 'react';
import { ChallengeEditor } from '../editor/challenge-editor';
import type { EditorWays } from '../editor/editor-ways';
import { FrontPreview } from '../editor/preview/front-preview';
import { useLiveEdits } from '../editor/use-live-edits';
import { manifest } from '../manifest';

// Rendering and clicking through a whole form is slow on a busy machine.
jest.setTimeout(60_000);

type Answer = (call: ApiRequest) => unknown;

/** A file is absent until it is processed, and after it is deleted. */
const NO_PHOTO = { photo: null, assets: { photos: [], videos: [], models: [] } };

/** A provider with one challenge, which it returns after writes; or what `written` makes of it. */
export function keeping(
  task: Task,
  others: Answer = () => ({}),
  { written = (saved: Task): unknown => ({ task: saved }) } = {},
): { readonly task: () => Task; readonly answer: Answer } {
  let stored = task;
  return {
    task: () => stored,
    answer: (call) => {
      const { method, path, body } = call;
      if (path === `/tasks/${stored.id}.json` && method === 'PUT') {
        const { game_id: _, ...changes } = body as Record<string, unknown>;
        stored = { ...stored, ...changes, ...('standard_media_uuid' in changes ? NO_PHOTO : {}) } as Task;
        return written(stored);
      }
      if (path === `/tasks/${stored.id}.json`) return { task: stored };
      if (path.startsWith('/games/')) return { game: GAME };
      if (path.startsWith('/tasks/game/')) return { tasks: [stored], meta: { count: 1, page: 1 } };
      return others(call);
    },
  };
}

/** The game of the stage. */
export const GAME = buildGame({ name: 'Quay Walk', code: 'QUAY', tz: 'London' });

/** Compiled ahead, so that the first test doesn't wait. */
export const compile = () => Promise.all([import('../editor/tabs/advanced-tab'), import('../editor/ar/ar-parts')]);

/** The editor of a challenge in a page, on a fake host. */
export async function renderEditor(task: Task, answer: Answer, options: FakeHostOptions & { ways?: EditorWays } = {}) {
  const { ways = {}, ...rest } = options;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  const fake = createFakeHost({ path: paths.challenges(GAME.id), respond: answer, ...rest });
  makeRoom(fake.host.signal);
  let drawn = 0;
  function Screen() {
    useLiveEdits(GAME.id);
    return (
      <Profiler id="editor" onRender={() => (drawn += 1)}>
        <ListAndEditor
          keep="test"
          listLabel="List"
          list={null}
          front={String(task.id)}
          editorLabel="Challenge"
          editor={<ChallengeEditor game={GAME.id} id={task.id} known={task} front {...ways} />}
          empty={null}
          side={{ label: 'What players see', children: <FrontPreview game={GAME.id} id={task.id} /> }}
          onBack={() => undefined}
        />
      </Profiler>
    );
  }
  const remote = defineRemote({ manifest, screens: { challenges: { screen: Screen }, groups: { screen: Screen } } });
  const { element } = await mountRemote(remote, fake);
  await screen.findByRole('tab', { name: 'Basics' });
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
  const client = fake.host.queries.client as QueryClient;
  const hears = (message: LiveMessage) => act(() => deliver(fake, message));
  const writes = () => fake.calls.filter(({ method }) => method !== 'GET');
  /** How often React has rendered the editor. */
  const commits = () => drawn;
  return { ...fake, element, client, hear: hears, writes, commits };
}

/** The text field of a name. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The number field of a name. */
export const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

/** Replaces the number by typing, and leaves the field. */
export async function fill(name: string, text: string): Promise<void> {
  await userEvent.clear(number(name));
  await userEvent.type(number(name), text);
  await userEvent.tab();
}

/** The first one: `Points` precedes the points of attempts. */
const opener = (name: string) => screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[0] as HTMLElement;

/** By the role attribute: computing roles of five hundred options takes seconds. */
async function optionsShown(): Promise<HTMLElement[]> {
  const shown = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
  await waitFor(() => expect(shown().length).toBeGreaterThan(0));
  return shown();
}

/** Opens the list of a select and returns its options. */
export async function optionsOf(name: string): Promise<string[]> {
  await userEvent.click(opener(name));
  return (await optionsShown()).map(({ textContent }) => textContent ?? '');
}

/** Chooses an option of the open list. */
export async function take(option: string): Promise<void> {
  const meant = new RegExp(`^${option}(?!\\d)`);
  const found = (await optionsShown()).find(({ textContent }) => meant.test(textContent ?? ''));
  await userEvent.click(found as HTMLElement);
}

/** Chooses an option of a select. */
export async function choose(name: string, option: string): Promise<void> {
  await userEvent.click(opener(name));
  await take(option);
}

/** Opens a tab of the editor and waits for its content. */
export async function openTab(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(document.querySelector('[role=tabpanel] [aria-busy="true"]')).toBeNull());
}

/** The writes to the challenge itself, without the game's id. */
export const bodiesOf = ({ calls }: { readonly calls: readonly ApiRequest[] }, { id }: Task): object[] =>
  calls
    .filter(({ method, path }) => method === 'PUT' && path === `/tasks/${id}.json`)
    .map(({ body }) => {
      const { game_id, ...changes } = body as Record<string, unknown>;
      expect(game_id).toBe(GAME.id);
      return changes;
    });
