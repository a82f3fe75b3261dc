import { asAnswerId } from '@waymark/contract';
import type { Slide } from '../show/slide';
import { MediaShelf } from './media-shelf';

/** A network whose files browsers may not store, with expiring URLs; `allows` lets pages read them. */
function network({ allows = true, size = 10 } = {}) {
  const state = { isGone: false, asked: [] as string[], drawn: [] as string[], open: new Set<string>() };
  const created = new Map<string, Blob>();
  global.fetch = jest.fn(async (url: string | URL | Request) => {
    state.asked.push(String(url));
    if (state.isGone || !allows) throw new TypeError('no network');
    const blob = new Blob(['x'.repeat(size)]);
    return { ok: true, headers: new Headers({ 'content-length': String(size) }), blob: async () => blob } as Response;
  });
  URL.createObjectURL = (blob) => {
    const url = `blob:${created.size}`;
    created.set(url, blob as Blob);
    state.open.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void state.open.delete(url);
  HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
    const { src } = this;
    state.drawn.push(src);
    if (src.startsWith('blob:') ? !state.open.has(src) : state.isGone) throw new Error('It cannot be decoded.');
  };
  return state;
}

const { createObjectURL, revokeObjectURL } = URL;
const { decode } = HTMLImageElement.prototype;
const fetched = global.fetch;
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  HTMLImageElement.prototype.decode = decode;
  global.fetch = fetched;
});

const slide = (id: number, signature = ''): Pick<Slide, 'id' | 'media'> => ({
  id: asAnswerId(id),
  media: { kind: 'photo', urls: [`/media/${id}.jpg${signature}`] },
});
const NONE = new Set<never>();
const whole = (address: string) => `https://media.example${address}`;

it('shows cached media offline, even under a newly signed address', async () => {
  const state = network();
  const shelf = new MediaShelf(whole);
  await shelf.take(slide(1));
  shelf.keep(NONE);
  state.isGone = true;
  await shelf.take(slide(1));
  shelf.keep(NONE);
  expect(state.asked).toEqual(['https://media.example/media/1.jpg']);
  await shelf.take(slide(1, '?signed=again'));
  await expect(shelf.take(slide(2))).rejects.toThrow();
});

it('reads a newly signed address while online', async () => {
  const state = network();
  const shelf = new MediaShelf(whole);
  for (const signature of ['', '?signed=again']) {
    await shelf.take(slide(1, signature));
    shelf.keep(NONE);
  }
  expect(state.asked.at(-1)).toBe('https://media.example/media/1.jpg?signed=again');
});

it('releases the object URLs of unused photos and the files of removed slides', async () => {
  const state = network();
  const shelf = new MediaShelf(whole);
  await Promise.all([1, 2, 3].map((id) => shelf.take(slide(id))));
  expect(state.open.size).toBe(3);
  shelf.keep(new Set([asAnswerId(3)]));
  await shelf.take(slide(3));
  expect(state.open.size).toBe(1);
  shelf.keepFiles({ has: (id) => id !== 1 });
  state.isGone = true;
  await expect(shelf.take(slide(1))).rejects.toThrow();
  await shelf.take(slide(2));
  shelf.clear();
  await Promise.resolve();
  expect(state.open.size).toBe(0);
});

it('stays within its byte limit', async () => {
  const state = network({ size: 60 });
  const shelf = new MediaShelf(whole, { count: 9, bytes: 100 });
  for (const id of [1, 2]) await shelf.take(slide(id));
  shelf.keep(NONE);
  state.isGone = true;
  await shelf.take(slide(2));
  await expect(shelf.take(slide(1))).rejects.toThrow();
});

it('shows media by address when CORS forbids reading, and asks the origin once', async () => {
  const state = network({ allows: false });
  const shelf = new MediaShelf(whole);
  for (const id of [1, 2]) await shelf.take(slide(id));
  expect(state.asked).toHaveLength(1);
  expect(state.drawn).toEqual([1, 2].map((id) => `https://media.example/media/${id}.jpg`));
});

it('provides a photo once decoded, and a title picture until it is dropped', async () => {
  const state = network();
  const shelf = new MediaShelf(whole);
  const taken = shelf.take(slide(1));
  expect(shelf.peek(asAnswerId(1))).toBeUndefined();
  expect(shelf.peek(asAnswerId(1)) ?? (await taken)).toBe(shelf.peek(asAnswerId(1)));
  const photo = await shelf.takePicture('/title.jpg');
  shelf.keep(NONE);
  expect([shelf.peek(asAnswerId(1)), await shelf.takePicture('/title.jpg')]).toEqual([undefined, photo]);
  shelf.dropPicture('/title.jpg');
  await Promise.resolve();
  expect(state.open.size).toBe(0);
});
