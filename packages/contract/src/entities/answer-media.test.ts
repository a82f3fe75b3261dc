import { ANSWER_PHOTO_NAMES, type Answer, answerSchema } from './answer';
import { answerMedia, answerThumb, hasAnswerMedia, isProcessing } from './answer-media';

const photo = (name: string) => ({ name, url: `/media/${name}.jpg`, width: 1600, height: 1200 });
const FORMATS = { mp4: '/film.mp4', webm: '/film.webm', gif: '/film.gif', png: '/film.png' };
const video = (name: string) => ({ name, url: `/media/${name}`, urls: FORMATS });

const answer = (type: number, assets: object = {}, more: object = {}): Answer =>
  answerSchema.parse({ id: 1, type, assets: { photos: [], videos: [], audios: [], ...assets }, ...more });

describe('the media of an answer', () => {
  it.each([1, 7])('of type %i is its photo, required to be ready', (type) => {
    expect(isProcessing(answer(type))).toBe(true);
    const ready = answer(type, { photos: [photo('standard')] });
    expect(isProcessing(ready)).toBe(false);
    expect(answerMedia(ready)).toMatchObject({ kind: 'photo', urls: ['/media/standard.jpg'], width: 1600 });
  });

  it('of type 9 is the merged background photo', () => {
    expect(isProcessing(answer(9, { photos: [photo('standard')] }))).toBe(true);
    const ready = answer(9, { photos: [photo('standard'), photo('background-merged')] });
    expect([isProcessing(ready), answerMedia(ready)?.urls]).toEqual([false, ['/media/background-merged.jpg']]);
  });

  it('of type 3 is its sticker photo', () => {
    expect(isProcessing(answer(3, { photos: [photo('standard')] }))).toBe(true);
    const ready = answer(3, { photos: [photo('standard'), photo('background-sticker')] });
    expect([isProcessing(ready), answerMedia(ready)?.urls]).toEqual([false, ['/media/background-sticker.jpg']]);
  });

  it.each([2, 8])('of type %i is its video, required to be ready', (type) => {
    expect(isProcessing(answer(type, { photos: [photo('standard')] }))).toBe(true);
    const ready = answer(type, { videos: [video('standard')] });
    expect(isProcessing(ready)).toBe(false);
    expect(answerMedia(ready)).toMatchObject({
      kind: 'video',
      urls: ['/film.mp4', '/film.webm'],
      poster: '/film.png',
    });
  });

  it('of type 10 is the merged background video', () => {
    expect(isProcessing(answer(10, { videos: [video('standard')] }))).toBe(true);
    const merged = { ...video('background-merged'), urls: { ...FORMATS, mp4: '/merged.mp4' } };
    const ready = answer(10, { videos: [video('standard'), merged] });
    expect([isProcessing(ready), answerMedia(ready)?.urls[0]]).toEqual([false, '/merged.mp4']);
  });

  it.each([
    [2, 'standard'],
    [8, 'standard'],
    [10, 'background-merged'],
  ])('of type %i with sub_type 1 is its animation instead of the video', (type, name) => {
    const ready = answer(type, { videos: [video(name)] }, { sub_type: 1 });
    expect(answerMedia(ready)).toMatchObject({ kind: 'gif', urls: ['/film.gif'], poster: '/film.png' });
    const film = { videos: [{ name, urls: { mp4: '/film.mp4' } }] };
    const unready = answer(type, film, { sub_type: 1, placeholders: [{ key: name, uuid: 'a' }] });
    expect(isProcessing(unready)).toBe(true);
    expect(isProcessing(answer(type, film, { sub_type: 1 }))).toBe(true);
    const never = answer(type, film, { sub_type: 1, placeholders: [] });
    expect(answerMedia(never)).toMatchObject({ kind: 'video', urls: ['/film.mp4'] });
  });

  it('is a recording if only sound was requested', () => {
    const spoken = answer(2, { audios: [{ name: 'standard', url: '/voice.m4a' }] }, { sub_type: 2 });
    expect(answerMedia(spoken)).toMatchObject({ kind: 'audio', urls: ['/voice.m4a'] });
    expect(answerThumb(spoken)).toBeUndefined();
  });

  it.each([0, 4, 5, 6, 11])('is not needed by type %i, which has text, a QR code or choices', (type) => {
    expect([hasAnswerMedia(type), isProcessing(answer(type)), answerMedia(answer(type))]).toEqual([
      false,
      false,
      undefined,
    ]);
  });

  it('is the url of a video without formats', () => {
    expect(answerMedia(answer(2, { videos: [{ name: 'standard', url: '/film' }] }))?.urls).toEqual(['/film']);
  });
});

describe('the thumbnail of an answer', () => {
  it("is the photo named thumb, the photo itself, or a video's poster", () => {
    expect(answerThumb(answer(1, { photos: [photo('standard'), photo('thumb')] }))).toBe('/media/thumb.jpg');
    expect(answerThumb(answer(1, { photos: [photo('standard')] }))).toBe('/media/standard.jpg');
    expect(answerThumb(answer(2, { videos: [video('standard')] }))).toBe('/film.png');
    expect(answerThumb(answer(5))).toBeUndefined();
  });
});

it('knows the four photo names', () => {
  expect(ANSWER_PHOTO_NAMES).toEqual(['standard', 'background-merged', 'background-sticker', 'thumb']);
});
