import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@waymark/contract';
import { failure, refusal } from '@waymark/testing';
import { buildAnswer } from '../../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../../testing/platform';
import { click, key, openMonitor, prepareScreens, review } from '../../testing/stage';

prepareScreens();

const photo = 'Salute the brass pilot';
const three = () => [3, 2, 1].map((id) => buildAnswer({ id, team: { id: 9 + id, name: `Team ${id}` } }));
const inFront = () => review().getByRole('heading', { level: 2 }).textContent;

describe('bulk decisions', () => {
  it('take one request and one undo', async () => {
    const { of, notices } = await openMonitor(new Platform(three()), { query: '?view=grid' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(screen.getByRole('button', { name: /^Update 3/ }));
    await waitFor(() =>
      expect(of('PUT', '/answers/bulk.json')).toMatchObject([
        {
          body: {
            game_id: 7,
            decision: 'accept',
            answers: [
              { id: 3, review_key: 'key-3' },
              { id: 2, review_key: 'key-2' },
              { id: 1, review_key: 'key-1' },
            ],
          },
        },
      ]),
    );
    expect(notices.at(-1)).toMatchObject({ text: '3 answers accepted.', action: { label: 'Undo' } });
  });

  it('can cover a whole challenge', async () => {
    const { of } = await openMonitor(new Platform(three()), { query: '?view=grid&challenge=3' });
    await userEvent.click(await screen.findByRole('button', { name: 'Reject all for this challenge' }));
    await waitFor(() =>
      expect(of('PUT', '/answers/bulk.json')).toMatchObject([{ body: { decision: 'reject', task_id: 3 } }]),
    );
  });

  it('are sent one by one without a bulk call', async () => {
    const { of } = await openMonitor(new Platform(three()), { query: '?view=grid', offered: DOCUMENTED });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(screen.getByRole('button', { name: /^Reject 3/ }));
    await waitFor(() => expect(of('PUT', /reject\.json$/)).toHaveLength(3));
    expect(screen.queryByRole('button', { name: /of this challenge/ })).toBeNull();
  });

  it('keep what was accepted before one was refused, without a bulk call', async () => {
    const platform = new Platform(three());
    platform.respond = ({ path }) => {
      if (path === '/answers/2/accept.json') throw failure(500);
    };
    const { of, reported } = await openMonitor(platform, { query: '?view=grid', offered: DOCUMENTED });
    const marked = () => screen.queryAllByText('Accepted').length;
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(screen.getByRole('button', { name: /^Update 3/ }));
    await waitFor(() => expect(reported).toMatchObject([{ error: { status: 500 } }]));
    await waitFor(() => expect(marked()).toBe(1));
    expect(of('PUT', /accept\.json$/).map(({ path }) => path)).toEqual([
      '/answers/3/accept.json',
      '/answers/2/accept.json',
    ]);
  });

  it('accept each answer with its own points without a bulk call, also when sent later', async () => {
    const [first, second, third] = three();
    const rejected = { ...first, rejected_at: WHEN, points: 0, hint_points: 30 };
    const platform = new Platform([rejected, { ...second, points: 40 }, third] as Answer[]);
    const options = { query: '?view=grid', offered: DOCUMENTED };
    const early = await openMonitor(platform, options);
    platform.respond = () => {
      throw refusal('none');
    };
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(screen.getByRole('button', { name: /^Update 3/ }));
    await waitFor(() => expect(early.of('PUT', /accept\.json$/)).toHaveLength(1));
    await act(async () => {
      early.abort();
      early.element.remove();
    });
    platform.respond = () => undefined;
    const { of } = await openMonitor(platform, options);
    await waitFor(() =>
      expect(of('PUT', /accept\.json$/)).toMatchObject([
        { body: { id: 3, review_key: 'key-3', points: 70, message: '' } },
        { body: { id: 2, review_key: 'key-2', points: 40 } },
        { body: { id: 1, review_key: 'key-1', points: 100 } },
      ]),
    );
  });

  it('offer to approve answers that are all rejected, and to feature any that are not featured', async () => {
    const [first, second, third] = three();
    const answers = [{ ...first, rejected_at: WHEN }, { ...second, featured_at: WHEN }, third] as Answer[];
    const { of } = await openMonitor(new Platform(answers), { query: '?view=grid&show=all' });
    const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
    const tick = (n: number) => click(screen.getByRole('checkbox', { name: `Select Team ${n}: ${photo}` }));
    await tick(3);
    expect([button(/^Approve/).disabled, button(/^Feature 1/).disabled]).toEqual([false, false]);
    await tick(2);
    expect([button(/^Update 2/).disabled, button(/^Feature 2/).disabled]).toEqual([false, false]);
    await tick(3);
    expect([button(/^Update 1/).disabled, button(/^Feature 1/).disabled]).toEqual([false, true]);
    await key('f');
    expect(of('PUT', /feature|bulk/)).toEqual([]);
  });

  it('by a button leave the focus in the bar, and by key at the answers', async () => {
    await openMonitor(new Platform(three()), { query: '?view=grid' });
    await click(await screen.findByRole('checkbox', { name: `Select Team 3: ${photo}` }));
    await click(screen.getByRole('button', { name: /^Reject 1/ }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await click(screen.getByRole('checkbox', { name: `Select Team 2: ${photo}` }));
    await key('r');
    expect(document.activeElement).not.toBe(screen.getByRole('checkbox', { name: 'Select all shown' }));
  });

  it('forget their points with the selection', async () => {
    const { of } = await openMonitor(new Platform(three()), { query: '?view=grid&challenge=3' });
    const tick = async (n: number) =>
      click(await screen.findByRole('checkbox', { name: `Select Team ${n}: ${photo}` }));
    const given = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Points for all' });
    await tick(3);
    await userEvent.type(given(), '50');
    await click(screen.getByRole('button', { name: /^Update 1/ }));
    await tick(2);
    expect(given().value).toBe('');
    await userEvent.type(given(), '50');
    await tick(2);
    await click(screen.getByRole('button', { name: 'Accept all for this challenge' }));
    await waitFor(() => expect(of('PUT', '/answers/bulk.json')).toHaveLength(1));
    expect(of('PUT', '/answers/bulk.json')[0]?.body).not.toHaveProperty('points');
  });

  it('can open a single answer', async () => {
    await openMonitor(new Platform(three()), { query: '?view=grid' });
    await click(await screen.findByRole('button', { name: `Open Team 2: ${photo}` }));
    await waitFor(() => expect(inFront()).toBe('Team 2'));
  });
});

it('on touch screens, the tick of a tile hides little of its photo', async () => {
  await openMonitor(new Platform([buildAnswer()]), { query: '?view=grid' });
  const tick = (await screen.findByRole('checkbox', { name: /^Select Knot Today/ })).closest('[data-tick]');
  const coarse = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.conditionText.includes('coarse') ? [...rule.cssRules] : [],
    )
    .filter((rule) => rule instanceof CSSStyleRule && tick?.matches(rule.selectorText));
  expect(coarse.map(({ cssText }) => cssText).join()).toMatch(/inline-size: 28px; block-size: 28px/);
});
