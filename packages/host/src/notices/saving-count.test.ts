import { SavingCount } from './saving-count';

describe('the saving status', () => {
  it('covers the whole page, and a failure outlasts a success', () => {
    const saving = new SavingCount();
    const first = saving.start();
    const second = saving.start();
    expect(saving.status.get()).toBe('saving');
    first('failed');
    expect(saving.status.get()).toBe('saving');
    second('saved');
    expect(saving.status.get()).toBe('failed');
    saving.start()('saved');
    expect(saving.status.get()).toBe('saved');
  });

  it('counts each write once', () => {
    const saving = new SavingCount();
    const end = saving.start();
    saving.start();
    end('saved');
    end('saved');
    expect(saving.status.get()).toBe('saving');
  });
});
