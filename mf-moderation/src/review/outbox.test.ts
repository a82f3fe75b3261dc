import type { Answer } from '@waymark/contract';
import { DeviceStore } from '@waymark/host-kit';
import { refusal } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import type { Decision } from './decision';
import { type OutboxEntry, readEntry } from './kept-decision';
import { Outbox } from './outbox';
import type { SentDecision } from './outbox-line';
import { SendingAbsent } from './sending-absent';

beforeEach(() => localStorage.clear());

const about = (id: number, fields: Partial<Decision> = {}): Decision => ({
  key: `d${id}`,
  at: `2026-11-21T18:30:0${id}.000Z`,
  decision: 'accept',
  answers: [{ id: buildAnswer({ id }).id, review_key: `key-${id}` }],
  points: 100,
  message: '',
  ...fields,
});

/** An outbox with a simulated connection. */
function setUp(name = 'test') {
  const line = {
    cut: false,
    sent: [] as Decision[],
    settled: [] as string[],
    conflicts: [] as OutboxEntry[],
    refused: [] as unknown[],
    answer: (decision: Decision): SentDecision | Promise<SentDecision> => ({
      answers: decision.answers.map(({ id, review_key }) => buildAnswer({ id, review_key: `${review_key}+` })),
      left: [],
      undo: 7,
    }),
    stored: undefined as Answer | undefined,
  };
  const start = () =>
    new Outbox(name, new DeviceStore(`${name}.`, readEntry), {
      send: async (decision) => {
        if (line.cut) throw refusal('none');
        line.sent.push(decision);
        return line.answer(decision);
      },
      stored: async () => line.stored,
      me: () => 1,
      onSent: ({ key }) => line.settled.push(key),
      onConflict: (entry) => line.conflicts.push(entry),
      onRefused: (_, failure) => line.refused.push(failure),
    });
  return { line, start };
}

const states = (outbox: Outbox) => outbox.entries.get().map(({ key, state }) => `${key} ${state}`);

describe('queued decisions', () => {
  it('are sent one at a time, in the order they were made', async () => {
    const { line, start } = setUp();
    const outbox = start();
    let underWay = 0;
    let most = 0;
    line.answer = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      return { answers: [], left: [], undo: undefined };
    };
    for (const id of [3, 1, 2]) outbox.add(about(id));
    await outbox.resume();
    expect([line.sent.map(({ key }) => key), most, states(outbox)]).toEqual([['d3', 'd1', 'd2'], 1, []]);
  });

  it('wait while offline and are sent in order when back online', async () => {
    const { line, start } = setUp();
    const outbox = start();
    line.cut = true;
    for (const id of [1, 2]) outbox.add(about(id));
    await outbox.resume();
    expect(states(outbox)).toEqual(['d1 waiting', 'd2 waiting']);
    line.cut = false;
    await outbox.resume();
    expect([line.settled, states(outbox)]).toEqual([['d1', 'd2'], []]);
  });

  it('wait when the session has expired', async () => {
    const { line, start } = setUp();
    const outbox = start();
    line.answer = () => Promise.reject(refusal(401));
    outbox.add(about(1));
    await outbox.resume();
    expect([states(outbox), line.refused]).toEqual([['d1 waiting'], []]);
  });

  it.each([502, 503, 504])('are returned to the judge when the platform answers %i', async (status) => {
    const { line, start } = setUp();
    const outbox = start();
    line.answer = () => Promise.reject(refusal(status));
    outbox.add(about(1));
    await outbox.resume();
    expect([states(outbox), line.refused]).toEqual([[], [refusal(status)]]);
  });

  it.each([502, 503, 504])('keep waiting when the platform answers %i, once they were kept offline', async (status) => {
    const { line, start } = setUp();
    const outbox = start();
    line.cut = true;
    outbox.add(about(1));
    await outbox.resume();
    line.cut = false;
    line.answer = () => Promise.reject(refusal(status));
    for (const one of [outbox, start()]) {
      await one.resume();
      expect([states(one), line.refused]).toEqual([['d1 waiting'], []]);
    }
  });

  it('wait when the sending script fails to load', async () => {
    const { line, start } = setUp();
    const outbox = start();
    line.answer = () => Promise.reject(new SendingAbsent());
    outbox.add(about(1));
    await outbox.resume();
    expect([states(outbox), line.refused]).toEqual([['d1 waiting'], []]);
  });

  it('survive a closed tab and are sent by another', async () => {
    const { line, start } = setUp();
    line.cut = true;
    const first = start();
    first.add(about(2));
    first.add(about(1, { message: 'Nice hats', decision: 'reject', points: 0 }));
    await first.resume();
    line.cut = false;
    const second = start();
    expect(states(second)).toEqual(['d1 waiting', 'd2 waiting']);
    await second.resume();
    expect(line.sent).toMatchObject([
      { key: 'd1', decision: 'reject', points: 0, message: 'Nice hats' },
      { key: 'd2', decision: 'accept', points: 100 },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('are not sent again after another tab sent them', async () => {
    const { line, start } = setUp();
    line.cut = true;
    const [first, second] = [start(), start()];
    first.add(about(1));
    await first.resume();
    const third = start();
    line.cut = false;
    await third.resume();
    await first.resume();
    await second.resume();
    expect([line.sent.length, states(first)]).toEqual([1, []]);
  });

  it('about the same answer use the review key from the previous one', async () => {
    const { line, start } = setUp();
    const outbox = start();
    outbox.add(about(1));
    outbox.add(about(1, { key: 'again', decision: 'feature' }));
    await outbox.resume();
    expect(line.sent.map(({ answers }) => answers[0]?.review_key)).toEqual(['key-1', 'key-1+']);
  });

  it('are dropped when rejected, and the rest continue', async () => {
    const { line, start } = setUp();
    const outbox = start();
    line.answer = ({ key }) =>
      key === 'd1' ? Promise.reject(refusal(403)) : { answers: [], left: [], undo: undefined };
    for (const id of [1, 2]) outbox.add(about(id));
    await outbox.resume();
    expect([line.refused, line.settled, states(outbox)]).toEqual([[refusal(403)], ['d2'], []]);
  });
});

describe('a decision in conflict with another one', () => {
  const theirs = buildAnswer({
    id: 1,
    review_key: 'theirs',
    rejected_at: '2026-11-21T18:29:00Z',
    reviewed_by: { id: 2, name: 'Priya' },
  });

  it('is kept until the judge chooses, while later ones are sent', async () => {
    const { line, start } = setUp();
    const outbox = start();
    line.stored = theirs;
    line.answer = ({ key }) =>
      key === 'd1' ? Promise.reject(refusal(409)) : { answers: [], left: [], undo: undefined };
    for (const id of [1, 2]) outbox.add(about(id));
    await outbox.resume();
    expect([states(outbox), line.settled]).toEqual([['d1 conflict'], ['d2']]);
    expect(line.conflicts).toMatchObject([{ points: 100, theirs: { review_key: 'theirs' } }]);
  });

  it("is sent with the other's review key when overridden", async () => {
    const { line, start } = setUp();
    const outbox = start();
    line.stored = theirs;
    line.answer = ({ answers: [seen] }) =>
      seen?.review_key === 'theirs' ? { answers: [], left: [], undo: 8 } : Promise.reject(refusal(409));
    outbox.add(about(1));
    await outbox.resume();
    outbox.override('d1');
    await outbox.resume();
    expect([line.settled, states(outbox)]).toEqual([['d1'], []]);
  });

  it('is settled when the stored decision is its own, whose response was lost', async () => {
    const { line, start } = setUp();
    const outbox = start();
    line.stored = buildAnswer({
      id: 1,
      points: 100,
      approved_at: '2026-11-21T18:29:00Z',
      reviewed_by: { id: 1, name: 'Maren' },
    });
    line.answer = () => Promise.reject(refusal(409));
    outbox.add(about(1));
    await outbox.resume();
    expect([line.conflicts, line.settled]).toEqual([[], ['d1']]);
  });
});

it('ignores unreadable entries', () => {
  localStorage.setItem('test.bad', '{"key":1}');
  localStorage.setItem('test.worse', 'not json');
  expect(states(setUp().start())).toEqual([]);
});
