import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { assetsSchema } from './media';
import { flag, instant, instantOrNull, list, listOrNone, number, numberOrNull, rows, text, word } from './shape';

const read = (at: unknown) => z.object({ at: instantOrNull(), since: instant() }).parse({ at, since: at });

describe('a timestamp in a response', () => {
  it.each(['2026-11-21T19:30:00.000Z', '2026-11-21T19:30:00+01:00'])('is kept as it is: %s', (at) => {
    expect(read(at)).toEqual({ at, since: at });
  });
  it.each(['seven', '', '2026-13-45T00:00:00Z', 7, {}])('counts as missing if invalid: %j', (at) => {
    expect(read(at)).toEqual({ at: undefined, since: undefined });
  });
  it('may be null', () => {
    expect(read(null)).toEqual({ at: null, since: undefined });
  });
});

describe('a value of another type', () => {
  it.each([
    ['4.29', 4.29],
    ['25', 25],
    [true, 1],
    [false, 0],
    ['', undefined],
    ['many', undefined],
    [{}, undefined],
  ])('is a number if it can be one: %j', (sent, read) => {
    expect(z.object({ at: number() }).parse({ at: sent })).toEqual({ at: read });
    expect(z.object({ at: numberOrNull() }).parse({ at: sent })).toEqual({ at: read });
  });
  it.each([
    [1, true],
    ['0', false],
    ['true', true],
    [2, undefined],
    [null, undefined],
  ])('is a flag if it can be one: %j', (sent, read) => {
    expect(z.object({ at: flag() }).parse({ at: sent })).toEqual({ at: read });
  });
  it('is a text if it is a number', () => {
    expect(z.object({ code: text() }).parse({ code: 1234 })).toEqual({ code: '1234' });
  });
  it('is an id if it is the text of a number, and fails otherwise', () => {
    expect(z.object({ id: teamId() }).parse({ id: '12' })).toEqual({ id: 12 });
    expect(z.object({ id: teamId() }).safeParse({ id: null }).success).toBe(false);
    expect(z.object({ id: teamId() }).safeParse({}).success).toBe(false);
  });
});

describe('a list', () => {
  const item = z.object({ id: teamId() });
  it('loses its invalid items only', () => {
    expect(list(item).parse([{ id: 1 }, null, { id: 'x' }, { id: '4' }])).toEqual([{ id: 1 }, { id: 4 }]);
    expect(list(word()).parse([1234, 'tide', null])).toEqual(['1234', 'tide']);
  });
  it('is empty if it is none', () => {
    expect([list(item).parse(null), list(item).parse(undefined), list(item).parse('x')]).toEqual([[], [], []]);
  });
  it('may be missing', () => {
    expect([listOrNone(item).parse(null), listOrNone(item).parse([{ id: 1 }])]).toEqual([undefined, [{ id: 1 }]]);
  });
  it('of a response may be null, but not unreadable', () => {
    expect(rows(item).parse(null)).toEqual([]);
    expect(rows(item).safeParse([{ id: 'x' }]).success).toBe(false);
  });
});

it('takes the address of a photo from its formats, and leaves videos alone', () => {
  const still = { name: 'standard', urls: { png: '/still.png' } };
  const { photos, videos } = assetsSchema.parse({ photos: [still, { ...still, url: '/a.jpg' }], videos: [still] });
  expect(photos.map(({ url }) => url)).toEqual(['/still.png', '/a.jpg']);
  expect(videos.map(({ url }) => url)).toEqual([undefined]);
});
