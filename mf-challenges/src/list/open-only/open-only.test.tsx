import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { card, names, showList } from '../../testing/render-list';

// Lazy parts are compiled ahead, so the first test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() =>
  Promise.all([
    import('../list-later'),
    import('./open-filter'),
    import('./open-list'),
    import('../../editor/challenge-editor'),
  ]),
);
afterEach(unmountRemotes);

const choose = async (name: string) => clickOn(await screen.findByRole('radio', { name }));
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const headline = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Headline' });
const open = async (n: number) => {
  await clickOn(card(`Challenge ${n}`).getByRole('button', { name: /^Edit/ }));
  await waitFor(async () => expect((await headline()).value).toBe(`Challenge ${n}`));
};
const close = (n: number) => clickOn(card(`Challenge ${n}`).getByRole('button', { name: /^Close/ }));

describe('the filter for open challenges', () => {
  it('lists them from every page in playing order until none is left', async () => {
    await showList({ count: 12, path: '/tasks/organize/7?pageSize=10' });
    await choose('Open 0');
    expect(isChosen('All 12')).toBe(true);
    await open(103);
    expect(names()).toHaveLength(10);
    await clickOn(screen.getByRole('button', { name: /^Page 2/ }));
    await screen.findByRole('article', { name: 'Challenge 112' });
    await open(112);
    await choose('Open 2');
    await waitFor(() => expect(names()).toEqual(['Challenge 103', 'Challenge 112']));
    await close(112);
    await waitFor(() => expect(names()).toEqual(['Challenge 103']));
    await close(103);
    await waitFor(() => expect(names()).toEqual(['Challenge 111', 'Challenge 112']));
    await open(111);
    expect(isChosen('All 12')).toBe(true);
  });

  it('switches back to all challenges on a search', async () => {
    await showList();
    await open(103);
    await choose('Open 1');
    await waitFor(() => expect(names()).toEqual(['Challenge 103']));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search challenges' }), 'Challenge 104');
    await waitFor(() => expect(names()).toEqual(['Challenge 104']));
    expect(isChosen('All 5')).toBe(true);
  });

  it('saves all unsaved ones with one press', async () => {
    const { platform, writes } = await showList();
    platform.refuse = () => {
      throw refusal(422, { errors: { name: ['It is taken.'] } }, 'It is taken.');
    };
    await open(103);
    await open(101);
    const saveAll = screen.getByRole('button', { name: 'Save all' });
    expect(saveAll.getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(await headline(), '!');
    await userEvent.tab();
    await within(screen.getByRole('article', { name: 'Challenge 101' })).findByText('Not saved');
    platform.refuse = undefined;
    const before = writes().length;
    await userEvent.click(saveAll);
    await screen.findByRole('article', { name: 'Challenge 101!' });
    expect(writes().slice(before)).toHaveLength(1);
    expect(saveAll.getAttribute('aria-disabled')).toBe('true');
  });
});
