import { CallFailure } from '@waymark/client';
import { pretendHost } from '../testing/pretend-host';
import { SaveQueue } from './save-queue';
import { UndoStack } from './undo-stack';

/** A record whose fields are saved through a queue with undo; `refuseAll` makes every save fail. */
function changing() {
  const stored = { name: 'Quay', code: 'Q' };
  const history = new UndoStack<keyof typeof stored>();
  const queue = new SaveQueue(pretendHost().host, history);
  let refuse = false;
  let saving: Promise<unknown> = Promise.resolve();
  const change = (field: keyof typeof stored, value: string): Promise<unknown> => {
    const before = stored[field];
    const write = async () => {
      if (refuse) throw new CallFailure(422, 'Taken', undefined, true);
      stored[field] = value;
    };
    saving = queue.save(field, write, () => void change(field, before));
    return saving;
  };
  const step = async (way: 'undo' | 'redo') => {
    const field = history[way]();
    await saving;
    return field;
  };
  return {
    stored,
    queue,
    history,
    change,
    undo: () => step('undo'),
    redo: () => step('redo'),
    refuseAll: (all: boolean) => {
      refuse = all;
    },
  };
}

describe('a saved change', () => {
  it('is undone by saving the previous value, the last one first', async () => {
    const { stored, change, undo } = changing();
    await change('name', 'Pier');
    await change('code', 'P');
    await change('name', 'Mole');
    expect([await undo(), { ...stored }]).toEqual(['name', { name: 'Pier', code: 'P' }]);
    expect([await undo(), { ...stored }]).toEqual(['code', { name: 'Pier', code: 'Q' }]);
    expect([await undo(), { ...stored }]).toEqual(['name', { name: 'Quay', code: 'Q' }]);
    expect(await undo()).toBeUndefined();
  });

  it('is redone in the same order, until another change', async () => {
    const { stored, change, undo, redo } = changing();
    await change('name', 'Pier');
    await change('name', 'Mole');
    await undo();
    await undo();
    expect([await redo(), stored.name]).toEqual(['name', 'Pier']);
    expect([await redo(), stored.name]).toEqual(['name', 'Mole']);
    expect(await redo()).toBeUndefined();
    await undo();
    await change('code', 'P');
    expect([await redo(), stored.name]).toEqual([undefined, 'Pier']);
  });

  it('is undone only if it was saved', async () => {
    const { stored, change, undo, refuseAll } = changing();
    await change('name', 'Pier');
    refuseAll(true);
    await change('code', 'P');
    refuseAll(false);
    expect([await undo(), stored]).toEqual(['name', { name: 'Quay', code: 'Q' }]);
  });

  it('can be undone after a Retry as well', async () => {
    const { stored, queue, change, undo, refuseAll } = changing();
    refuseAll(true);
    await change('name', 'Pier');
    refuseAll(false);
    queue.retry('name');
    await queue.save('code', async () => undefined);
    expect(stored.name).toBe('Pier');
    expect([await undo(), stored.name]).toEqual(['name', 'Quay']);
  });

  it('cannot be undone without a previous value', async () => {
    const { queue, history } = changing();
    await queue.save('name', async () => undefined);
    expect(history.undo()).toBeUndefined();
  });
});
