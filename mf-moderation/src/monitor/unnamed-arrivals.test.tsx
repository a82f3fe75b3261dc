import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform } from '../testing/platform';
import { openMonitor, painted, prepareScreens, queued } from '../testing/stage';

prepareScreens();

const many = (count: number) => Array.from({ length: count }, (_, n) => buildAnswer({ id: count - n }));
const waiting = () => screen.getByText('new submission is queued.', { exact: false });

describe('a new submission announced without its id', () => {
  it('stays out of the queue until Refresh', async () => {
    const platform = new Platform(many(3));
    const { hears, of } = await openMonitor(platform, { offered: DOCUMENTED });
    platform.arrive(4);
    await hears('ss.answer.create');
    await hears('ss.task.update');
    await waitFor(() => expect(of('GET', '/answers/game/7.json').length).toBeGreaterThan(1));
    await painted();
    expect([waiting().textContent, queued().length]).toEqual(['1 new submission is queued.', 3]);
  });

  it('hides none of those shown by a Refresh before', async () => {
    const platform = new Platform(many(3));
    const { hears } = await openMonitor(platform, { offered: DOCUMENTED });
    platform.arrive(4);
    await hears('ss.answer.create');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(queued()).toHaveLength(4));
    await hears('ss.answer.create');
    expect(waiting()).toBeTruthy();
    await painted();
    expect(queued()).toHaveLength(4);
  });

  it('hides none of those a reload has brought', async () => {
    const platform = new Platform(many(3));
    const { hears } = await openMonitor(platform, { offered: DOCUMENTED });
    platform.arrive(4);
    await hears('ss.task.update');
    await waitFor(() => expect(queued()).toHaveLength(4));
    await hears('ss.answer.create');
    await painted();
    expect(queued()).toHaveLength(4);
  });

  it('hides none of another page', async () => {
    const platform = new Platform(many(30));
    const { hears } = await openMonitor(platform, { offered: DOCUMENTED, query: '?page=2' });
    expect(queued()).toHaveLength(5);
    await hears('ss.answer.create');
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(queued()).toHaveLength(25));
  });
});
