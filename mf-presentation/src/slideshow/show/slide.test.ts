import { buildAnswer } from '../../testing/answers';
import { slideOf } from './slide';

const file = (name: string, folder: string) => ({ name, url: `/${folder}/${name}` });
const photos = (...names: string[]) => ({ photos: names.map((name) => file(name, 'photo')), videos: [], audios: [] });
const videos = (...names: string[]) => ({ photos: [], videos: names.map((name) => file(name, 'film')), audios: [] });
const shown = (fields: Readonly<Record<string, unknown>>) => slideOf(buildAnswer(fields), new Set())?.media;

describe('an answer becomes a slide', () => {
  it.each([
    ['a standard photo', 1, photos('standard', 'thumb'), { kind: 'photo', urls: ['/photo/standard'] }],
    ['a standard video', 2, videos('standard'), { kind: 'film', urls: ['/film/standard'] }],
    ['no file', 1, photos(), undefined],
    ['a photo of another name', 1, photos('thumb'), undefined],
    ['a video of another name', 10, videos('background-merged'), undefined],
  ])('with %s', (_files, type, assets, media) => {
    expect(shown({ type, assets })).toEqual(media);
  });

  it('only for types 1, 2, 3, 9 and 10', () => {
    const assets = { ...photos('standard'), videos: videos('standard').videos };
    const types = Array.from({ length: 12 }, (_, type) => type).filter((type) => shown({ type, assets }));
    expect(types).toEqual([1, 2, 3, 9, 10]);
  });

  it('unless it is audio only', () => {
    const assets = { ...photos('standard'), videos: videos('standard').videos, audios: [file('standard', 'sound')] };
    const is = (type: number, sub_type: number) => shown({ type, sub_type, assets }) !== undefined;
    expect([is(2, 0), is(2, 1), is(2, 2), is(1, 2)]).toEqual([true, true, false, true]);
  });

  it('with its merged file, or its standard file until that is ready', () => {
    expect(shown({ type: 9, assets: photos('standard', 'background-merged') })?.urls).toEqual([
      '/photo/background-merged',
    ]);
    expect(shown({ type: 9, assets: photos('standard') })?.urls).toEqual(['/photo/standard']);
  });
});
