import { asGameId, type LiveStatus, writable } from '@waymark/contract';
import { LaterCode } from './later-code';
import { LazyLiveConnection } from './lazy-live-connection';

const options = {
  url: 'ws://x.test',
  whitelabel: 'harbour',
  token: async () => 't',
  onMessage: () => undefined,
  onGap: () => undefined,
};

function fakeModule() {
  const opened: string[] = [];
  const status = writable<LiveStatus>('idle');
  class LiveConnection {
    status = status;
    open() {
      opened.push('open');
      status.set('live');
    }
    here(game: number | undefined) {
      if (game !== undefined) opened.push(`here ${game}`);
    }
    wake() {
      opened.push('wake');
    }
    close() {
      opened.push('close');
    }
  }
  return { opened, status, module: { LiveConnection } as unknown as typeof import('@waymark/client/live-connection') };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the live connection', () => {
  it('passes on which game is open, even if set before its code arrived', async () => {
    const { opened, module } = fakeModule();
    const line = new LazyLiveConnection(new LaterCode(async () => module), options);
    line.here(asGameId(7));
    line.open();
    await settled();
    line.here(asGameId(8));
    expect(opened).toEqual(['here 7', 'open', 'here 8']);
  });

  it('opens when its code arrives, and reports its status', async () => {
    const { opened, status, module } = fakeModule();
    const line = new LazyLiveConnection(new LaterCode(async () => module), options);
    line.open();
    expect(line.status.get()).toBe('connecting');
    await settled();
    expect(opened).toEqual(['open']);
    expect(line.status.get()).toBe('live');
    status.set('reconnecting');
    expect(line.status.get()).toBe('reconnecting');
  });

  it('never opens if closed before its code arrived', async () => {
    const { opened, module } = fakeModule();
    const line = new LazyLiveConnection(new LaterCode(async () => module), options);
    line.open();
    line.close();
    await settled();
    expect(opened).toEqual([]);
    expect(line.status.get()).toBe('idle');
  });

  it('is offline if its code fails to load, and retries on wake()', async () => {
    const { opened, module } = fakeModule();
    let tries = 0;
    const code = new LaterCode(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return module;
    });
    const line = new LazyLiveConnection(code, options);
    line.open();
    await settled();
    expect(line.status.get()).toBe('offline');
    line.wake();
    await settled();
    expect(opened).toEqual(['open']);
  });

  it('ignores a connection it has closed', async () => {
    const { status, module } = fakeModule();
    const line = new LazyLiveConnection(new LaterCode(async () => module), options);
    line.open();
    await settled();
    line.close();
    status.set('reconnecting');
    expect(line.status.get()).toBe('idle');
  });
});
