import { type S3StandIn, startS3StandIn } from '@waymark/bucket/testing';
import { STORES, type TestStore } from '../../testing/stores';
import { BucketFiles } from './bucket-files';

const bytes = (text: string) => Buffer.from(text);

describe.each(STORES)('a pointer in %s', (_, open) => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());
  const text = async (key: string) => (await opened.files.read(key))?.content.toString();

  it('moves only from the state last read', async () => {
    const { files } = opened;
    expect(await files.swap('registry/stable.json', undefined, bytes('one'))).toBe(true);
    expect(await files.swap('registry/stable.json', undefined, bytes('other'))).toBe(false);
    const seen = (await files.read('registry/stable.json'))?.tag;
    expect(await files.swap('registry/stable.json', seen, bytes('two'))).toBe(true);
    expect(await files.swap('registry/stable.json', seen, bytes('three'))).toBe(false);
    expect(await text('registry/stable.json')).toBe('two');
  });

  it('loses no step under concurrent moves, and is never partial', async () => {
    const { files } = opened;
    await files.swap('count', undefined, bytes('0'.repeat(4096)));
    let running = true;
    const halves: number[] = [];
    const reader = (async () => {
      while (running) halves.push(((await files.read('count'))?.content.length ?? 0) % 4096);
    })();
    const step = async (): Promise<void> => {
      for (;;) {
        const stored = await files.read('count');
        const next = String(Number(stored?.content) + 1).padStart(4096, '0');
        if (await files.swap('count', stored?.tag, bytes(next))) return;
      }
    };
    await Promise.all(Array.from({ length: 8 }, step));
    running = false;
    await reader;
    expect(Number(await text('count'))).toBe(8);
    expect(new Set(halves)).toEqual(new Set([0]));
  });

  it('stays within the store', async () => {
    const { files } = opened;
    for (const key of ['remotes/a/1.0.0/x.js', 'remotes/a/1.1.0/x.js', 'remotes/b/1.0.0/x.js', 'registry/s.json'])
      await files.put(key, bytes(key));
    expect(await files.list('remotes/a/')).toEqual(['remotes/a/1.0.0/x.js', 'remotes/a/1.1.0/x.js']);
    expect(await files.list('nowhere/')).toEqual([]);
    await files.remove('remotes/a/1.0.0/x.js');
    await files.remove('remotes/a/1.0.0/x.js');
    expect(await files.read('remotes/a/1.0.0/x.js')).toBeUndefined();
  });
});

describe('a bucket', () => {
  let service: S3StandIn;
  beforeAll(async () => {
    service = await startS3StandIn();
  });
  afterAll(() => service.close());

  it('detects that a move succeeded although its response was lost', async () => {
    const files = new BucketFiles(service, '');
    service.loseNextAnswer();
    expect(await files.swap('registry/stable.json', undefined, bytes('one'))).toBe(true);
    const seen = (await files.read('registry/stable.json'))?.tag;
    service.loseNextAnswer();
    expect(await files.swap('registry/stable.json', seen, bytes('two'))).toBe(true);
  });

  it('sets the content type of scripts, so that any host can serve them', async () => {
    await new BucketFiles(service, 'ours').put('remotes/a/1.0.0/entry.js', bytes('1'));
    expect(service.objects.get('ours/remotes/a/1.0.0/entry.js')?.type).toBe('text/javascript; charset=utf-8');
  });

  it('reports a refusal or a failed connection', async () => {
    const stranger = new BucketFiles({ ...service, secretKey: 'guessed' }, '');
    await expect(stranger.swap('x', undefined, bytes('x'))).rejects.toThrow('403 SignatureDoesNotMatch');
    const nowhere = new BucketFiles({ ...service, endpoint: 'http://127.0.0.1:1' }, '');
    await expect(nowhere.read('x')).rejects.toThrow('The storage did not respond: GET x');
  });
});
