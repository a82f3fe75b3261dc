import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform } from '../testing/platform';
import { key, message, openMonitor, points, prepareScreens, press, review } from '../testing/stage';

prepareScreens();
beforeEach(() => localStorage.clear());

const three = () => [3, 2, 1].map((id) => buildAnswer({ id, team: { id: 9 + id, name: `Team ${id}` } }));
const inFront = () => review().getByRole('heading', { level: 2 }).textContent;
const decide = (name: string | RegExp) => review().getByRole('button', { name });

it('a rejection that is undone or refused leaves the points as they were, for the next decision', async () => {
  const platform = new Platform(three());
  const { of, notices } = await openMonitor(platform, { query: '?show=all' });
  platform.respond = ({ path }) => {
    if (path === '/answers/3/reject.json') throw refusal(422, undefined, 'The game has ended.');
  };
  await key('r');
  await waitFor(() => expect(notices.at(-1)?.text).toContain('The game has ended.'));
  await key('k');
  expect(points().value).toBe('100');
  await press(/^Update/);
  await waitFor(() => expect(of('PUT', '/answers/3/accept.json')).toMatchObject([{ body: { points: 100 } }]));
});

describe('several decisions at once', () => {
  it("carry no answer's message, and leave every draft", async () => {
    localStorage.setItem('waymark.review-draft.1.7.3', JSON.stringify({ message: 'Only for Team 3' }));
    const { of } = await openMonitor(new Platform(three()), { query: '?view=grid' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(screen.getByRole('button', { name: /^Reject 3/ }));
    await waitFor(() => expect(of('PUT', '/answers/bulk.json')).toHaveLength(1));
    expect(of('PUT', '/answers/bulk.json')[0]?.body).toMatchObject({ message: '' });
    expect(localStorage.getItem('waymark.review-draft.1.7.3')).toContain('Only for Team 3');
  });

  it('give the points for all to a single one, too', async () => {
    const { of } = await openMonitor(new Platform(three()), { query: '?view=grid' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Team 2/ }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Points for all' }), '30');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: /^Update 1/ }));
    await waitFor(() => expect(of('PUT', '/answers/2/accept.json')).toMatchObject([{ body: { points: 30 } }]));
  });
});

describe('a second press before the review has moved on', () => {
  it.each([/^Update/, /^Reject/])('on %s decides nothing', async (name) => {
    const { of } = await openMonitor(new Platform(three()));
    await userEvent.type(message(), 'Splendid');
    await press('40');
    const button = decide(name);
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(inFront()).toBe('Team 2'));
    await waitFor(() => expect(of('PUT', /(accept|reject)\.json$/)).toHaveLength(1));
    expect(of('PUT', /(accept|reject)\.json$/)).toMatchObject([{ body: { id: 3, message: 'Splendid' } }]);
  });

  it('decides nothing while the answer stays in front', async () => {
    const platform = new Platform(three().slice(2));
    const { of, notices } = await openMonitor(platform, { query: '?show=all' });
    await press('40');
    const button = decide(/^Update/);
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(review().getByText('Accepted')).toBeTruthy());
    expect(of('PUT', '/answers/1/accept.json')).toMatchObject([{ body: { points: 40 } }]);
    expect(notices).toHaveLength(1);
  });

  it('on “Please try again” leaves no draft', async () => {
    const { of } = await openMonitor(new Platform(three()));
    const button = decide('“Please try again”');
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(inFront()).toBe('Team 2'));
    await waitFor(() => expect(of('PUT', /reject\.json$/)).toHaveLength(1));
    expect(localStorage.getItem('waymark.review-draft.1.7.3')).toBeNull();
  });
});

it('sends an empty message if only blanks are typed', async () => {
  const { of } = await openMonitor(new Platform(three()), { offered: DOCUMENTED });
  await userEvent.type(message(), '   ');
  await press(/^Update/);
  await waitFor(() => expect(of('PUT', '/answers/3/accept.json')).toHaveLength(1));
  expect(of('PUT', '/answers/3/accept.json')[0]?.body).toMatchObject({ message: '' });
});

it('says that it is too late to undo a decision in flight if the platform offers no way back', async () => {
  const platform = new Platform(three());
  const { notices } = await openMonitor(platform);
  let send: () => void = () => undefined;
  const held = new Promise<object>((resolve) => (send = () => resolve({})));
  platform.respond = ({ path }) => (path === '/answers/3/accept.json' ? held : undefined);
  await key('a');
  await key('u');
  send();
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ tone: 'warning', text: "It's too late to undo this." }));
});
