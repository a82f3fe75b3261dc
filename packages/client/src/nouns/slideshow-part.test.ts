import { asGameId } from '@waymark/contract';
import { answeringApi } from '../testing/answering-api';
import { slideshowPart } from './answers';

const read = async (answer: object) =>
  slideshowPart(
    answeringApi(() => answer),
    asGameId(7),
    undefined,
  );

it('reads the total of submissions, however few a part has', async () => {
  const part = await read({ answers: [{ id: 9 }], featured: [], count: 3 });
  expect([part.answers.map(({ id }) => id), part.count, part.brand]).toEqual([[9], 3, undefined]);
  expect((await read({ answers: [{ id: 9 }] })).count).toBeUndefined();
});

it('reads featured submissions from ids, objects and the part itself', async () => {
  const answers = [{ id: 9 }, { id: 8, featured_at: '2026-11-24T10:00:00Z' }];
  expect([...(await read({ answers, featured: [9, { id: 4 }] })).featured]).toEqual([9, 4, 8]);
  expect([...(await read({ answers, featured: ['9', { id: '4' }, 'none'] })).featured]).toEqual([9, 4, 8]);
});

it('reads the brand if there is one, and ignores an invalid colour', async () => {
  const brand = (fields: object) => read({ answers: [], brand: fields }).then((part) => part.brand);
  expect(await brand({ top_nav_background_color: '#0b6a60', logo: '/media/1/standard.webp' })).toEqual({
    colour: '#0b6a60',
    logo: '/media/1/standard.webp',
  });
  expect(await brand({ top_nav_background_color: 'red; background: url(x)', logo: null })).toEqual({});
});
