import { act, renderHook } from '@testing-library/react';
import { CallFailure } from '@waymark/client';
import type { ReactNode } from 'react';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { useFieldSaves } from './use-field-save';

/** A write that ends when the test says so. */
function heldWrite(log: string[], name: string) {
  let end = { save: () => {}, fail: (_: unknown) => {} };
  const done = new Promise<void>((resolve, reject) => {
    end = { save: resolve, fail: reject };
  });
  const write = () => {
    log.push(name);
    return done;
  };
  return { write, save: () => act(async () => end.save()), fail: (error: unknown) => act(async () => end.fail(error)) };
}

function setUp() {
  const pretend = pretendHost();
  const wrapper = ({ children }: { children: ReactNode }) => <HostContext value={pretend.host}>{children}</HostContext>;
  const { result } = renderHook(() => useFieldSaves<'name' | 'code'>(), { wrapper });
  const save = async (field: 'name' | 'code', write: () => Promise<unknown>) => {
    let saved: Promise<boolean> = Promise.resolve(false);
    await act(async () => {
      saved = result.current.save(field, write);
    });
    return saved;
  };
  /** Asks for a save without waiting for its end. */
  const ask = (field: 'name' | 'code', write: () => Promise<unknown>, revert?: () => void) =>
    act(async () => void result.current.save(field, write, revert));
  return { ...pretend, saves: () => result.current, save, ask };
}

const refused = () => new CallFailure(422, 'Name is taken', undefined, true);
const broken = () => new CallFailure('none', 'The platform did not answer.', undefined, false);

describe("a field's save", () => {
  it('is idle, then saving, then saved', async () => {
    const { saves, ask, outcomes } = setUp();
    const write = heldWrite([], 'a');
    expect(saves().stateOf('name')).toEqual({ phase: 'idle' });
    await ask('name', write.write);
    expect(saves().stateOf('name')).toEqual({ phase: 'saving' });
    expect([saves().unsaved, outcomes]).toEqual([['name'], ['saving']]);
    await write.save();
    expect(saves().stateOf('name').phase).toBe('saved');
    expect([saves().unsaved, outcomes]).toEqual([[], ['saved']]);
  });

  it('records the time', async () => {
    jest.useFakeTimers({ now: 1000, doNotFake: ['queueMicrotask', 'setTimeout'] });
    const { saves, save } = setUp();
    await save('name', async () => undefined);
    expect(saves().stateOf('name')).toEqual({ phase: 'saved', at: 1000 });
    jest.useRealTimers();
  });

  it('resolves to whether it was saved', async () => {
    const { save } = setUp();
    expect(await save('name', async () => undefined)).toBe(true);
    expect(await save('name', () => Promise.reject(refused()))).toBe(false);
  });

  it('keeps the reason of a failure and counts as unsaved', async () => {
    const { saves, save, outcomes } = setUp();
    await save('name', () => Promise.reject(refused()));
    expect(saves().stateOf('name')).toEqual({ phase: 'failed', reason: 'Name is taken' });
    expect([saves().unsaved, outcomes]).toEqual([['name'], ['failed']]);
  });

  it('fails if the write throws synchronously', async () => {
    const { saves, save } = setUp();
    await save('name', () => {
      throw new RangeError('No such day');
    });
    expect(saves().stateOf('name')).toEqual({ phase: 'failed', reason: 'No such day' });
  });

  it('is repeated once back online if unanswered and revertible', async () => {
    const { saves, ask } = setUp();
    const written: string[] = [];
    const failing = (name: string, error: Error) => () => {
      written.push(name);
      return written.includes('line') ? Promise.resolve() : Promise.reject(error);
    };
    await ask('name', failing('name', broken()), () => undefined);
    await ask('code', failing('code', broken()));
    expect(saves().unsaved).toEqual(['name', 'code']);
    written.splice(0, 2, 'line');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect([written, saves().unsaved]).toEqual([['line', 'name'], ['code']]);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(written).toEqual(['line', 'name']);
  });

  it("isn't repeated after a refusal", async () => {
    const { saves, ask } = setUp();
    const write = jest.fn(() => Promise.reject(refused()));
    await ask('name', write, () => undefined);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect([write.mock.calls.length, saves().unsaved]).toEqual([1, ['name']]);
  });

  it.each([
    ['a failure of another build', { name: 'ApiFailure', status: 500, message: 'It broke', handled: true }, 'It broke'],
    ['a thrown string', 'no', 'no'],
  ])('has a reason for %s', async (_, error, reason) => {
    const { saves, save } = setUp();
    await save('name', () => Promise.reject(error));
    expect(saves().stateOf('name')).toEqual({ phase: 'failed', reason });
  });

  it('is reported when it fails, unless the caller handles it', async () => {
    const { save, reported } = setUp();
    const error = broken();
    await save('name', () => Promise.reject(refused()));
    expect(reported).toEqual([]);
    await save('name', () => Promise.reject(error));
    expect(reported).toEqual([{ error, context: { field: 'name' } }]);
  });

  it('is repeated by retry, with the same value', async () => {
    const { saves, save, ask } = setUp();
    const sent: string[] = [];
    let works = false;
    const write = async () => {
      sent.push('Cranes');
      if (!works) throw refused();
    };
    await save('name', write);
    works = true;
    await act(async () => saves().retry('name'));
    expect([saves().stateOf('name').phase, sent]).toEqual(['saved', ['Cranes', 'Cranes']]);
    await ask('code', async () => undefined);
    await act(async () => saves().retry('name'));
    expect(sent).toHaveLength(3);
  });

  it('cannot be retried if nothing was saved', async () => {
    const { saves, outcomes } = setUp();
    await act(async () => saves().retry('name'));
    expect([saves().stateOf('name'), outcomes]).toEqual([{ phase: 'idle' }, []]);
  });
});

describe('saves of one field', () => {
  it('run in the order requested', async () => {
    const { saves, ask } = setUp();
    const log: string[] = [];
    const [first, second] = [heldWrite(log, 'first'), heldWrite(log, 'second')];
    await ask('name', first.write);
    await ask('name', second.write);
    expect(log).toEqual(['first']);
    await first.save();
    expect(log).toEqual(['first', 'second']);
    expect(saves().stateOf('name')).toEqual({ phase: 'saving' });
    await second.save();
    expect(saves().stateOf('name').phase).toBe('saved');
  });

  it('continue after a failure, and the last one decides', async () => {
    const { saves, ask, reported, outcomes } = setUp();
    const log: string[] = [];
    const [first, second] = [heldWrite(log, 'first'), heldWrite(log, 'second')];
    await ask('name', first.write);
    await ask('name', second.write);
    await first.fail(broken());
    expect([log, saves().stateOf('name')]).toEqual([['first', 'second'], { phase: 'saving' }]);
    await second.save();
    expect(saves().stateOf('name').phase).toBe('saved');
    expect([reported, outcomes]).toEqual([[], ['saved', 'saved']]);
  });

  it('report only the last failure', async () => {
    const { saves, ask, outcomes } = setUp();
    const [first, second] = [heldWrite([], 'first'), heldWrite([], 'second')];
    await ask('name', first.write);
    await ask('name', second.write);
    await first.fail(broken());
    await second.fail(refused());
    expect(saves().stateOf('name')).toEqual({ phase: 'failed', reason: 'Name is taken' });
    expect(outcomes).toEqual(['saved', 'failed']);
  });

  it("don't wait for another field", async () => {
    const { saves, ask } = setUp();
    const log: string[] = [];
    const [name, code] = [heldWrite(log, 'name'), heldWrite(log, 'code')];
    await ask('name', name.write);
    await ask('code', code.write);
    expect(log).toEqual(['name', 'code']);
    await code.fail(refused());
    expect([saves().stateOf('name').phase, saves().stateOf('code').phase]).toEqual(['saving', 'failed']);
    expect([...saves().unsaved].sort()).toEqual(['code', 'name']);
  });
});
