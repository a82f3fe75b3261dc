import { getGame } from '@waymark/contract';
import { buildGame } from '@waymark/testing';
import { tourOf, tourWrite, withoutPicture, withTour } from './tour';

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
    expect(tourOf({ tour: [{ url: '/one.png' }, { url: '/two.png' }] as never }).map(({ url }) => url)).toEqual([
      '/one.png',
      '/two.png',
    ]);
  });

  it('ignores empty slots in a response', () => {
    const game = { id: 7, tour: [{ url: '/one.png' }, null, null] };
    const answer = getGame.answer.parse({ game });
    expect(tourOf(answer.game).map(({ url }) => url)).toEqual(['/one.png']);
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
    const shown = tourOf({ tour: [{ url: '/one.png' }, { url: '/two.png' }] as never });
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
