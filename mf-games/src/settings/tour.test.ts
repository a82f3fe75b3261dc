import { type Game, getGame } from '@waymark/contract';
import { buildGame } from '@waymark/testing';
import { picturesIn, slotsOf, tourWrite, withMoved, withoutPicture, withPicture, withTour } from './tour';

const picture = (uuid: string, name?: string) => ({
  uuid,
  extension: 'png',
  url: `/${uuid}.png`,
  ...(name ? { name } : {}),
});
const [a, b, c] = ['a', 'b', 'c'].map((uuid) => picture(uuid)) as [
  ReturnType<typeof picture>,
  ReturnType<typeof picture>,
  ReturnType<typeof picture>,
];

const tourOf = (game: Partial<Game>) => picturesIn(slotsOf(game));
const read = (tour: readonly unknown[]) => getGame.answer.parse({ game: { id: 7, tour } }).game;

describe('the tour of a game', () => {
  it('lists its pictures in slot order, including those in processing', () => {
    const game = buildGame({
      tour: [picture('a', 'tour_1'), picture('c', 'tour_3')],
      placeholders: [
        { key: 'tour_2', uuid: 'b' },
        { key: 'standard', uuid: 'x' },
      ],
    });
    expect(tourOf(game).map(({ uuid, url }) => [uuid, url])).toEqual([
      ['a', '/a.png'],
      ['b', undefined],
      ['c', '/c.png'],
    ]);
  });

  it('accepts pictures that are addresses only', () => {
    expect(tourOf(read([{ url: '/one.png' }, { url: '/two.png' }])).map(({ url }) => url)).toEqual([
      '/one.png',
      '/two.png',
    ]);
  });

  it('keeps empty slots of a response empty', () => {
    const slots = slotsOf(read([{ url: '/one.png' }, null, { url: '/three.png' }, null]));
    expect(slots.map((picture) => picture?.url)).toEqual(['/one.png', undefined, '/three.png', undefined]);
    expect(tourWrite(slots, withoutPicture(slots, 1))).toEqual({ tour_3_media_uuid: '', tour_3_media_extension: '' });
    expect(tourWrite(slots, withPicture(slots, 2, b))).toEqual({
      tour_2_media_uuid: 'b',
      tour_2_media_extension: 'png',
    });
    expect(tourWrite(slots, withPicture(slots, 1, b))).toEqual({
      tour_3_media_uuid: 'b',
      tour_3_media_extension: 'png',
    });
  });

  it('closes gaps without losing a picture', () => {
    const slots = [a, undefined, c, undefined];
    expect(withPicture(slots, 2, b)).toEqual([a, c, b]);
    expect(withPicture(slots, 0, b)).toEqual([b, c]);
    expect(withMoved(slots, 1, -1)).toEqual([c, a]);
    expect(tourWrite(slots, [a, c, b])).toEqual({
      tour_2_media_uuid: 'c',
      tour_2_media_extension: 'png',
      tour_3_media_uuid: 'b',
      tour_3_media_extension: 'png',
    });
  });

  it('writes only the slots that differ', () => {
    expect(tourWrite([a, b], [b, a])).toEqual({
      tour_1_media_uuid: 'b',
      tour_1_media_extension: 'png',
      tour_2_media_uuid: 'a',
      tour_2_media_extension: 'png',
    });
    expect(tourWrite([a, b, c], [a, c])).toEqual({
      tour_2_media_uuid: 'c',
      tour_2_media_extension: 'png',
      tour_3_media_uuid: '',
      tour_3_media_extension: '',
    });
    expect(tourWrite([a], [a])).toEqual({});
  });

  it('removes exactly the deleted picture, even if known by address only', () => {
    const shown = slotsOf(read([{ url: '/one.png' }, { url: '/two.png' }]));
    const after = withoutPicture(shown, 0);
    expect(tourWrite(shown, after)).toEqual({ tour_1_media_uuid: '', tour_1_media_extension: '' });
    expect(tourOf(withTour({}, after)).map(({ url }) => url)).toEqual(['/two.png']);
    expect(withoutPicture([a, b, c], 0)).toEqual([b, c]);
  });

  it('is updated optimistically', () => {
    const game = { placeholders: [{ key: 'standard', uuid: 'x' }] };
    const shown = withTour(game, [b, { uuid: 'n', extension: 'png' }]);
    expect(tourOf(shown).map(({ uuid }) => uuid)).toEqual(['b', 'n']);
    expect(shown.placeholders?.[0]).toEqual({ key: 'standard', uuid: 'x' });
  });
});
