import type { LiveMessage } from '@waymark/contract';
import { withMediaPreview } from './media-preview';

const ready = (
  media: LiveMessage['detail']['media'],
  source: LiveMessage['source'] = 'ss.game.media',
): LiveMessage => ({
  id: '1',
  source,
  detail: { game: { id: 7 }, media },
});
const film = { uuid: 'u1', relation_id: 7, urls: { png: '/media/u1.png', mp4: '/media/u1.mp4' } };
const game = {
  name: 'Quay Walk',
  placeholders: [
    { key: 'correct', uuid: 'u1' },
    { key: 'help', uuid: 'u2' },
  ],
  assets: {
    photos: [{ name: 'correct', url: '/media/p.png' }],
    videos: [
      { name: 'correct', urls: { mp4: '/media/old.mp4' } },
      { name: 'incorrect', urls: { mp4: '/media/other.mp4' } },
    ],
  },
};

describe('a message that a video is ready', () => {
  it('sets the preview image of the video with its placeholder, and of no other', () => {
    expect(withMediaPreview(game, ready(film))).toEqual({
      ...game,
      assets: {
        photos: game.assets.photos,
        videos: [
          { name: 'correct', urls: { mp4: '/media/old.mp4', png: '/media/u1.png' } },
          { name: 'incorrect', urls: { mp4: '/media/other.mp4' } },
        ],
      },
    });
  });

  it('needs only the image if the video exists', () => {
    const { assets } = withMediaPreview(game, ready({ uuid: 'u1', urls: { png: '/media/u1.png' } }));
    expect(assets.videos[0]?.urls).toMatchObject({ png: '/media/u1.png' });
  });

  it('adds a missing video with its preview image alone', () => {
    const { assets } = withMediaPreview(game, ready({ ...film, uuid: 'u2' }));
    expect(assets.videos).toContainEqual({ name: 'help', urls: { png: '/media/u1.png' } });
    expect(withMediaPreview({ ...game, assets: undefined }, ready(film)).assets).toEqual({
      photos: [],
      videos: [{ name: 'correct', urls: { png: '/media/u1.png' } }],
    });
  });

  it.each([
    ['of a file without a placeholder', ready({ ...film, uuid: 'u9' })],
    ['without an image', ready({ uuid: 'u1', urls: { mp4: '/media/u1.mp4' } })],
    ['of a photo', ready({ uuid: 'u2', urls: { png: '/media/u2.png' } })],
    ['of another kind', ready(film, 'ss.game.update')],
    ['without a file', ready(undefined)],
  ])('changes nothing if it is one %s', (_, message) => {
    expect(withMediaPreview(game, message)).toBe(game);
  });
});
