import { QueryClient } from '../query';
import { pretendHost } from '../testing/pretend-host';
import { Drafts } from './drafts';
import { makeRecordEditor } from './make-record-editor';
import { RecordMutations } from './record-mutations';

interface Game {
  readonly name: string;
  readonly chat: number;
}
type Edits = Partial<Game>;

const QUAY: Game = { name: 'Quay', chat: 0 };

interface Provider {
  game: Game;
  isAway?: boolean;
  trims?: boolean;
  /** Receives edits, but neither stores nor answers them yet. */
  isSlow?: boolean;
}

/** A page with its own screen, over the same storage and provider, which shows defaults for what the game lacks. */
function openPage(provider: Provider, defaults: Edits = {}) {
  const client = new QueryClient();
  const record = ['game', 7];
  client.setQueryData<Game>(record, provider.game);
  const compared = () => client.getQueryData<Game>(record) as Game;
  const stored = () => ({ ...defaults, ...compared() });
  const sent: Edits[] = [];
  const asked: string[] = [];
  const writes = new RecordMutations<Game, Edits, keyof Edits>(pretendHost().host, client, () => ({
    record,
    lists: ['games'],
    send: async (body) => {
      if (provider.isAway) throw new Error('Lost connection');
      sent.push(body);
      if (provider.isSlow) await new Promise(() => undefined);
      provider.game = { ...provider.game, ...body };
      if (provider.trims) provider.game = { ...provider.game, name: provider.game.name.trim() };
      return provider.game;
    },
    onSaved: () => undefined,
    again: {
      read: async () => provider.game,
      ask: (fields) => {
        asked.push(...fields);
        return 'Somebody else has changed this.';
      },
    },
  }));
  const drafts = new Drafts<Edits>('game 7', (kept) => {
    const { name, chat } = (kept ?? {}) as Edits;
    return { ...(name === undefined ? {} : { name }), ...(chat === undefined ? {} : { chat }) };
  });
  drafts.keepFor(1);
  const editor = makeRecordEditor<Game, Edits, Edits, never>(drafts, () => ({
    stored,
    compared,
    writes,
    readKept: () => ({}),
    textRules: { name: { max: 255 } },
    emptyOf: () => '',
    toShow: (changes) => changes,
    toWrite: (changes) => changes,
  }));
  return { editor, sent, asked, client };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

/** Both fields are edited without a connection; somebody else changes the game before the page is loaded again. */
async function editedBeforeReload(theirs: Edits) {
  const provider: Provider = { game: QUAY, isAway: true };
  const { editor } = openPage(provider);
  editor.type('name', 'Mine');
  editor.commit('name');
  editor.choose('chat', { chat: 1 });
  await settle();
  provider.isAway = false;
  provider.game = { ...QUAY, ...theirs };
  return { provider, ...openPage(provider) };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('a restored edit asks before it is saved over a change that somebody made since', async () => {
  const { editor, sent, asked } = await editedBeforeReload({ name: 'Theirs' });
  editor.saveRestored();
  await settle();
  expect([asked, sent]).toEqual([['name'], [{ chat: 1 }]]);
  expect([editor.latest().name, editor.errorOf('name')]).toEqual(['Mine', 'Somebody else has changed this.']);
});

it('a restored edit that is being saved survives another reload', async () => {
  const { editor, sent, provider, client } = await editedBeforeReload({});
  provider.isSlow = true;
  client.getQueryCache().subscribe(() => editor.settleRestored());
  editor.saveRestored();
  await settle();
  expect(sent).toContainEqual({ name: 'Mine' });
  expect(openPage(provider).editor.latest()).toMatchObject({ name: 'Mine', chat: 1 });
});

it.each<[string, (page: ReturnType<typeof openPage>) => void]>([
  ['on blur', ({ editor }) => editor.commit('name')],
  ['by its Retry', ({ editor }) => editor.retry('name')],
  [
    'after more typing',
    ({ editor }) => {
      editor.type('name', 'Mine too');
      editor.commit('name');
    },
  ],
])('a restored text asks as well when it is saved %s', async (_, saveIt) => {
  const page = await editedBeforeReload({ name: 'Theirs' });
  saveIt(page);
  await settle();
  expect([page.asked, page.sent]).toEqual([['name'], []]);
});

it('a default that the game lacks is not taken for a value of somebody else', async () => {
  const provider = { game: { name: 'Quay' } as Game };
  const defaults = { chat: 2 };
  const { editor } = openPage({ ...provider, isAway: true }, defaults);
  editor.choose('chat', { chat: 1 });
  await settle();
  const again = openPage(provider, defaults);
  again.editor.saveRestored();
  await settle();
  expect([again.asked, again.sent]).toEqual([[], [{ chat: 1 }]]);
});

it('is saved by another Retry once it has asked', async () => {
  const { editor, sent } = await editedBeforeReload({ name: 'Theirs' });
  editor.saveRestored();
  await settle();
  editor.retry('name');
  await settle();
  expect([sent.at(-1), editor.restoredCount()]).toEqual([{ name: 'Mine' }, 0]);
});

it('is saved without another question once it was kept', async () => {
  const { editor, provider, sent, asked } = await editedBeforeReload({ name: 'Theirs' });
  editor.saveRestored();
  await settle();
  provider.isAway = true;
  editor.keep(['name'], provider.game);
  await settle();
  provider.isAway = false;
  editor.type('name', 'Mine too');
  editor.commit('name');
  await settle();
  expect([asked, sent.at(-1)]).toEqual([['name'], { name: 'Mine too' }]);
});

it("a field somebody changed doesn't hold up the others", async () => {
  const { editor, sent, asked } = await editedBeforeReload({ chat: 2 });
  editor.saveRestored();
  await settle();
  expect([asked, sent]).toEqual([['chat'], [{ name: 'Mine' }]]);
});

it.each([
  ['Mine', {}],
  ['Mine ', { trims: true }],
])('%j, saved while typing went on, is not taken for a change of somebody else', async (text, habits) => {
  const provider = { game: QUAY, isAway: false, ...habits };
  const { editor } = openPage(provider);
  editor.type('name', text);
  editor.commit('name');
  editor.type('name', 'Mine too');
  await settle();
  const { editor: after, sent, asked } = openPage(provider);
  after.saveRestored();
  await settle();
  expect([asked, sent]).toEqual([[], [{ name: 'Mine too' }]]);
});

it('a draft stored by an earlier release is saved as it is', async () => {
  const { provider } = await editedBeforeReload({ name: 'Theirs' });
  sessionStorage.setItem(sessionStorage.key(0) ?? '', JSON.stringify({ name: 'Mine' }));
  const { editor, sent } = openPage(provider);
  editor.saveRestored();
  await settle();
  expect(sent).toEqual([{ name: 'Mine' }]);
});
