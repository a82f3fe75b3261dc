import { LaterCode } from './later-code';

/** Code that arrives, or fails to, when the test says so. */
function setUp() {
  const fetches: { arrive: (code: { name: string }) => void; fail: () => void }[] = [];
  const code = new LaterCode(
    () =>
      new Promise<{ name: string }>((resolve, reject) => {
        fetches.push({ arrive: resolve, fail: () => reject(new Error('no network')) });
      }),
  );
  const lines: string[] = [];
  const use = code.part(({ name }) => {
    lines.push(`created by ${name}`);
    return { say: (text: string) => lines.push(text) };
  });
  const say = (text: string) => use((part) => part.say(text));
  return { code, use, say, lines, fetches };
}
const idle = () => new Promise((resolve) => setTimeout(resolve));

describe('lazily loaded code', () => {
  it('is fetched once, and only on demand', async () => {
    const { code, say, fetches } = setUp();
    say('first');
    await idle();
    expect(fetches).toHaveLength(0);
    void code.load();
    const loaded = code.load();
    await idle();
    expect(fetches).toHaveLength(1);
    fetches[0]?.arrive({ name: 'ada' });
    expect(await loaded).toEqual({ name: 'ada' });
    void code.load();
    await idle();
    expect(fetches).toHaveLength(1);
  });

  it('creates its part on arrival, then runs queued calls in order and later ones at once', async () => {
    const { code, say, lines, fetches } = setUp();
    say('first');
    say('second');
    void code.load();
    await idle();
    expect(lines).toEqual([]);
    fetches[0]?.arrive({ name: 'ada' });
    await code.load();
    expect(lines).toEqual(['created by ada', 'first', 'second']);
    say('third');
    expect(lines.at(-1)).toBe('third');
  });

  it('is fetched again after a failure, keeping the queue', async () => {
    const { code, say, lines, fetches } = setUp();
    say('first');
    const failed = code.load();
    await idle();
    fetches[0]?.fail();
    await expect(failed).rejects.toThrow('no network');
    say('second');
    void code.load();
    await idle();
    fetches[1]?.arrive({ name: 'bo' });
    await code.load();
    expect(lines).toEqual(['created by bo', 'first', 'second']);
  });

  it('runs the rest of the queue when one call fails, and reports the failure', async () => {
    const { code, use, say, lines, fetches } = setUp();
    // jsdom has none.
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const fault = new Error('refused');
    use(() => {
      throw fault;
    });
    say('after it');
    void code.load();
    await idle();
    fetches[0]?.arrive({ name: 'ada' });
    await code.load();
    expect(lines).toContain('after it');
    expect(report.mock.calls).toEqual([[fault]]);
  });
});
