import { taskSchema } from '@waymark/contract';
import { fileOf, withoutFile } from './task-file';

const read = (fields: object) => taskSchema.parse({ id: 3, ...fields });

describe('the file of a challenge', () => {
  const task = read({
    photo: '/quay.png',
    overlay: '/pin.png',
    arrival_video: '/gull.mp4',
    tour: [null, { url: '/two.png' }],
    assets: { photos: [{ name: 'reward', url: '/cup.png' }] },
  });

  it('is found where a provider sends its address: among the assets, in its field, or in the tour', () => {
    const urls = (['reward', 'standard', 'overlay', 'arrival_video', 'tour_1', 'tour_2'] as const).map(
      (name) => fileOf(task, name)?.url,
    );
    expect(urls).toEqual(['/cup.png', '/quay.png', '/pin.png', '/gull.mp4', undefined, '/two.png']);
  });

  it('is gone everywhere once removed', () => {
    for (const name of ['reward', 'standard', 'overlay', 'arrival_video', 'tour_2'] as const) {
      expect(fileOf({ ...task, ...withoutFile(task, name) }, name)).toBeUndefined();
    }
  });
});
