import { CallFailure } from '@waymark/client';
import { QueryClient } from '../query';
import { pretendHost } from '../testing/pretend-host';
import { Drafts } from './drafts';
import { makeRecordEditor } from './make-record-editor';
import { RecordMutations } from './record-mutations';
import { takeTimes } from './take-times';

interface Game {
  id: number;
  name: string;
  code: string;
  chat: number;
  start: string | null;
  finish: string | null;
}
type Edits = Partial<Omit<Game, 'id'>>;

const PAUSE = 1000;
const NOON = '2026-11-28T12:00:00.000Z';
const EVENING = '2026-11-28T18:00:00.000Z';
const NIGHT = '2026-11-28T22:00:00.000Z';

/** An editor of one game; `answer` refuses by throwing. */
function edit(answer: (body: Edits) => void = () => undefined, drafts = new Drafts<Edits>('game 7', () => ({}))) {
  const client = new QueryClient();
  const record = ['game', 7];
  client.setQueryData<Game>(record, { id: 7, name: 'Quay', code: 'Q', chat: 0, start: null, finish: NOON });
  const stored = () => client.getQueryData<Game>(record) as Game;
  const sent: Edits[] = [];
  const send = async (body: Edits) => {
    sent.push(body);
    answer(body);
    return { ...stored(), ...body };
  };
  const writes = new RecordMutations<Game, Edits, keyof Edits>(pretendHost().host, client, () => ({
    record,
    lists: ['games'],
    send,
    onSaved: () => undefined,
  }));
  const editor = makeRecordEditor<Game, Edits, Edits, never>(drafts, () => ({
    stored,
    writes,
    readKept: () => ({}),
    textRules: { name: { max: 255, needed: 'Enter a name' }, code: { whole: true } },
    emptyOf: () => '',
    toShow: (changes) => changes,
    // As sent, times name the record's code.
    toWrite: (changes, { code }) => (changes.start ? { ...changes, start: `${changes.start} of ${code}` } : changes),
  }));
  return { editor, sent, stored };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('saves a text after a pause in typing, once', async () => {
  const { editor, sent } = edit();
  editor.type('name', 'Quay W');
  await pass(PAUSE - 1);
  editor.type('name', 'Quay Walk');
  await pass(PAUSE - 1);
  expect([sent, editor.latest().name]).toEqual([[], 'Quay Walk']);
  await pass(1);
  editor.commit('name');
  await pass(0);
  expect([sent, editor.stateOf('name')]).toEqual([[{ name: 'Quay Walk' }], 'saved']);
});

it('waits for blur where a partial text is never valid', async () => {
  const { editor, sent } = edit();
  editor.type('code', 'QUAY');
  await pass(PAUSE);
  expect(sent).toEqual([]);
  editor.commit('code');
  expect(sent).toEqual([]);
  await pass(0);
  expect(sent).toEqual([{ code: 'QUAY' }]);
});

it('never sends an invalid text, and is dirty until it is corrected', async () => {
  const { editor, sent } = edit();
  editor.type('name', '');
  editor.commitAll();
  await pass(PAUSE);
  expect([sent, editor.isDirty()]).toEqual([[], true]);
});

it('sends nothing if the value is already stored', async () => {
  const { editor, sent } = edit();
  editor.type('name', 'Quay');
  editor.commit('name');
  editor.choose('chat', { chat: 0 });
  await pass(0);
  expect([sent, editor.isSaved('name')]).toEqual([[], true]);
});

it('keeps a refused text with its reason, without resending it', async () => {
  const { editor, sent, stored } = edit(() => {
    throw new CallFailure(422, 'Taken', undefined, true);
  });
  editor.type('name', 'Pier');
  await pass(PAUSE);
  expect([editor.latest().name, stored().name, editor.errorOf('name')]).toEqual(['Pier', 'Quay', 'Taken']);
  editor.commit('name');
  await pass(PAUSE);
  expect(sent).toHaveLength(1);
});

it('forgets the refusal of a text that became invalid, and sends that text no more', async () => {
  const { editor, sent } = edit(({ name }) => {
    if (name === 'Pier') throw new CallFailure(422, 'Taken', undefined, true);
  });
  const state = () => [editor.stateOf('name'), editor.errorOf('name'), editor.refused().length, editor.isDirty()];
  editor.type('name', 'Pier');
  await pass(PAUSE);
  expect(state()).toEqual(['failed', 'Taken', 1, true]);
  editor.type('name', ' ');
  expect(state()).toEqual(['idle', undefined, 0, true]);
  editor.commitAll();
  await pass(PAUSE);
  expect([sent.length, state()]).toEqual([1, ['idle', undefined, 0, true]]);
  editor.type('name', 'Pier');
  await pass(PAUSE);
  expect([sent.length, state()]).toEqual([2, ['failed', 'Taken', 1, true]]);
});

it('shows no refusal that arrives once the text is invalid, and "save all" does not repeat it', async () => {
  const { editor, sent } = edit(() => {
    throw new CallFailure(422, 'Taken', undefined, true);
  });
  editor.type('name', 'Pier');
  editor.commit('name');
  editor.type('name', ' ');
  expect(editor.stateOf('name')).toBe('saving');
  await pass(0);
  expect([editor.stateOf('name'), editor.errorOf('name'), editor.isDirty()]).toEqual(['idle', undefined, true]);
  editor.commitAll();
  await pass(PAUSE);
  expect([sent.length, editor.refused()]).toEqual([1, []]);
});

it('retries what failed on "save all", choices as well as texts', async () => {
  let away = true;
  const { editor, sent } = edit(() => {
    if (away) throw new CallFailure(503, 'Away', undefined, true);
  });
  editor.type('name', 'Pier');
  editor.choose('chat', { chat: 1 });
  await pass(PAUSE);
  expect([sent.length, editor.isDirty()]).toEqual([2, true]);
  away = false;
  editor.commitAll();
  await pass(0);
  expect([sent.slice(2), editor.isDirty()]).toEqual([[{ chat: 1 }, { name: 'Pier' }], false]);
  editor.commitAll();
  await pass(0);
  expect(sent).toHaveLength(4);
});

it('shows a restored value as not saved, unless it is invalid and Retry cannot help', () => {
  const read = (kept: unknown) => (kept ?? {}) as Edits;
  const before = new Drafts<Edits>('game 7', read);
  before.keepFor(1);
  before.put({ name: '', chat: 1 });
  const drafts = new Drafts<Edits>('game 7', read);
  drafts.keepFor(1);
  const { editor } = edit(undefined, drafts);
  expect([editor.restoredCount(), editor.stateOf('name'), editor.stateOf('chat')]).toEqual([2, 'idle', 'failed']);
});

it('no longer shows a field as saved once its text is invalid', async () => {
  const { editor } = edit();
  editor.type('name', 'Pier');
  editor.commit('name');
  await pass(0);
  expect(editor.stateOf('name')).toBe('saved');
  editor.type('name', '');
  expect(editor.stateOf('name')).toBe('idle');
});

it('saves nothing while a question is open, then resumes once a field is edited', async () => {
  const { editor, sent } = edit();
  editor.hold(true);
  editor.choose('chat', { chat: 1 });
  editor.enter('chat');
  await pass(0);
  expect(sent).toEqual([]);
  editor.answered();
  editor.enter('chat');
  await pass(0);
  expect(sent).toEqual([{ chat: 1 }]);
});

it('undoes a save by saving the previous value, and redoes it', async () => {
  const { editor, sent, stored } = edit();
  editor.choose('chat', { chat: 1 });
  await pass(0);
  expect(editor.undo()).toBe('chat');
  await pass(0);
  expect([sent, stored().chat]).toEqual([[{ chat: 1 }, { chat: 0 }], 0]);
  expect(editor.redo()).toBe('chat');
  await pass(0);
  expect([stored().chat, editor.undo()]).toEqual([1, 'chat']);
});

it('discards a typed text, and restores it', async () => {
  const { editor, sent } = edit();
  editor.type('name', 'Pier');
  const lost = editor.forget(['name']);
  await pass(PAUSE);
  expect([lost, editor.latest().name, sent]).toEqual([{ name: 'Pier' }, 'Quay', []]);
  editor.bringBack(lost);
  await pass(PAUSE);
  expect(sent).toEqual([{ name: 'Pier' }]);
});

it('restores and saves a text that was cleared', async () => {
  const { editor, sent, stored } = edit();
  editor.type('code', '');
  editor.bringBack(editor.forget(['code']));
  await pass(PAUSE);
  expect([sent, stored().code]).toEqual([[{ code: '' }], '']);
});

it('retries with what the record says by then', async () => {
  let away = true;
  const { editor, sent } = edit(({ start }) => {
    if (away && start) throw new CallFailure(503, 'Away', undefined, true);
  });
  editor.choose('start', { start: NOON });
  await pass(0);
  editor.choose('code', { code: 'W' });
  await pass(0);
  away = false;
  editor.retry('start');
  await pass(0);
  expect(sent.map(({ start }) => start)).toEqual([`${NOON} of Q`, undefined, `${NOON} of W`]);
});

it('keeps a start past the finish, is dirty, and saves it with the finish that follows', async () => {
  const { editor, sent } = edit();
  const times = () => takeTimes(editor, { start: 'start', finish: 'finish' }, editor.latest());
  times().onWrong({ start: EVENING, finish: NOON });
  await pass(PAUSE);
  expect([sent, editor.latest().start, editor.isDirty()]).toEqual([[], EVENING, true]);
  editor.choose('chat', { chat: 1 });
  await pass(0);
  times().onChange({ start: EVENING, finish: NIGHT });
  await pass(0);
  expect(sent).toEqual([{ chat: 1 }, { start: `${EVENING} of Q`, finish: NIGHT }]);
  expect(editor.isDirty()).toBe(false);
});

it('forgets a time it held back', () => {
  const { editor } = edit();
  editor.choose('start', { start: EVENING }, true);
  editor.forget(['start']);
  expect([editor.latest().start, editor.isDirty()]).toEqual([null, false]);
});
