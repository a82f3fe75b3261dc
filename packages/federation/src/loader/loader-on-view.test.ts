import { ID, play, registryOf, release, statusIs } from '../testing/played-loader';
import { LoadError } from './load-error';
import type { RemoteFailure } from './remote-state';

const gone = new LoadError('not-found', 'Not there');
afterEach(() => jest.useRealTimers());

describe('a remote on view', () => {
  it('is removed when it breaks, with its signal aborted, and restarts on retry', async () => {
    const game = play(registryOf(release('1.1.0')));
    await game.mount().settled;
    game.loader.reportRenderCrash(ID, new Error('Boom'));
    expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'render-crash', version: '1.1.0' } });
    expect(game.signals[0]?.aborted).toBe(true);
    game.loader.retry(ID);
    await statusIs(game, 'ready');
  });

  it('is replaced by the previous release when it breaks, then by the card', async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    await game.mount().settled;
    game.loader.reportRenderCrash(ID, new Error('Boom'));
    await statusIs(game, 'degraded');
    expect([...game.running]).toEqual(['1.0.0']);
    expect(game.state()).toMatchObject({ version: '1.0.0', because: { kind: 'render-crash', version: '1.1.0' } });
    game.loader.reportRenderCrash(ID, new Error('Boom'));
    expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'render-crash', version: '1.0.0' } });
    game.loader.retry(ID);
    await statusIs(game, 'ready');
  });

  it('is replaced as well if it breaks during its first render', async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    game.whileMounting('1.1.0', () => game.loader.reportRenderCrash(ID, new Error('Boom')));
    const mount = game.mount();
    await statusIs(game, 'degraded');
    expect([...game.running]).toEqual(['1.0.0']);
    expect(game.state()).toMatchObject({ version: '1.0.0', because: { kind: 'render-crash', version: '1.1.0' } });
    await mount.unmount();
  });

  it('keeps its release when the registry changes, until the next mount', async () => {
    const game = play(registryOf(release('1.1.0')));
    const first = game.mount();
    await first.settled;
    game.loader.useRegistry({ ok: true, registry: registryOf(release('1.2.0')) });
    expect([...game.running]).toEqual(['1.1.0']);
    await first.unmount();
    await game.mount().settled;
    expect([...game.running]).toEqual(['1.2.0']);
  });

  it('knows whether it is current, and is replaced only if nothing is lost', async () => {
    const game = play(registryOf(release('1.1.0')));
    expect(game.loader.age(ID)).toBe('current');
    await game.mount().settled;
    expect(game.loader.age(ID)).toBe('current');
    game.loader.useRegistry({ ok: true, registry: registryOf(release('1.10.0'), release('1.1.0')) });
    expect(game.loader.age(ID)).toBe('outdated');
    expect(game.loader.renew(ID)).toBe(false);
    expect([...game.running]).toEqual(['1.1.0']);
    game.mayLeave();
    const drawn = new Promise<void>((resolve) => {
      game.loader.state(ID).subscribe(() => game.state().status === 'ready' && resolve());
    });
    expect(game.loader.renew(ID)).toBe(true);
    await drawn;
    expect([...game.running]).toEqual(['1.10.0']);
    expect(game.loader.age(ID)).toBe('current');
    game.loader.useRegistry({ ok: true, registry: registryOf(release('1.1.0'), release('1.0.0')) });
    expect(game.loader.age(ID)).toBe('recalled');
  });

  it("counts as current while the release in service doesn't work here", async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    game.fails('1.1.0', gone);
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status: 'degraded', version: '1.0.0' });
    expect(game.loader.age(ID)).toBe('current');
    game.loader.useRegistry({ ok: true, registry: registryOf(release('1.2.0'), release('1.0.0')) });
    expect(game.loader.age(ID)).toBe('outdated');
  });

  it('ignores a report about an unmounted remote', async () => {
    const game = play(registryOf(release('1.1.0')));
    const mount = game.mount();
    await mount.settled;
    await mount.unmount();
    game.loader.reportRenderCrash(ID, new Error('Late'));
    expect(game.state()).toEqual({ status: 'idle' });
  });
});

describe('a release that broke on view', () => {
  /** A loader that counts failures, after its current release broke and the previous one is displayed. */
  async function crashed() {
    const counted: (string | undefined)[] = [];
    const note = (_: string, { version }: RemoteFailure) => counted.push(version) > 0;
    const failures = { note, shutOut: () => undefined };
    const game = play(registryOf(release('1.1.0'), release('1.0.0')), { failures });
    const mount = game.mount();
    await mount.settled;
    game.loader.reportRenderCrash(ID, new Error('Boom'));
    await statusIs(game, 'degraded');
    const shutOut = () => game.events.filter(({ type }) => type === 'shut-out').length;
    return { game, mount, counted, shutOut };
  }

  it('has failed once the previous one has been on view for a while', async () => {
    jest.useFakeTimers();
    const { counted, shutOut } = await crashed();
    expect(counted).toEqual([]);
    await jest.advanceTimersByTimeAsync(3000);
    expect([counted, shutOut()]).toEqual([['1.1.0'], 1]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(counted).toEqual(['1.1.0']);
  });

  it('has failed at once when the area is left', async () => {
    const left = await crashed();
    await left.mount.unmount();
    expect(left.counted).toEqual(['1.1.0']);
  });

  it("hasn't failed if the previous one breaks too, as the content is to blame", async () => {
    jest.useFakeTimers();
    const { game, counted, shutOut } = await crashed();
    game.loader.reportRenderCrash(ID, new Error('Boom'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'render-crash' } });
    expect([counted, shutOut()]).toEqual([[], 0]);
    expect(game.kinds()).toEqual(['render-crash', 'render-crash']);
    // The loader doesn't alternate between the two; a retry starts with the current one.
    expect(game.loads).toHaveLength(2);
    game.loader.retry(ID);
    await statusIs(game, 'ready');
    expect([...game.running]).toEqual(['1.1.0']);
  });

  it('has failed if the previous one is unavailable', async () => {
    const counted: (string | undefined)[] = [];
    const note = (_: string, { version }: RemoteFailure) => counted.push(version) > 0;
    const game = play(registryOf(release('1.1.0'), release('1.0.0')), { failures: { note, shutOut: () => undefined } });
    game.fails('1.0.0', gone);
    await game.mount().settled;
    game.loader.reportRenderCrash(ID, new Error('Boom'));
    await statusIs(game, 'failed');
    expect(counted).toEqual(['1.1.0']);
    expect(game.state()).toMatchObject({ failure: { kind: 'render-crash', version: '1.1.0' } });
  });
});
