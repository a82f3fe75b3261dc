import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnswer, buildSound } from '../testing/answers';
import { DOCUMENTED, Platform } from '../testing/platform';
import { click, key, message, openMonitor, painted, points, prepareScreens, queued, review } from '../testing/stage';

prepareScreens();

const three = () => [3, 2, 1].map((id) => buildAnswer({ id, team: { id: 9 + id, name: `Team ${id}` } }));
const inFront = () => review().getByRole('heading', { level: 2 }).textContent;

describe('the keys of the monitor', () => {
  it('j and k go to the next and previous answer', async () => {
    await openMonitor(new Platform(three()));
    await key('jj');
    expect(inFront()).toBe('Team 1');
    await key('k');
    expect(inFront()).toBe('Team 2');
  });

  it.each([
    ['the queue', {}],
    ['all submissions', { offered: DOCUMENTED }],
  ])('j goes on past the first 50 of %s at pageSize=infinite, and k back', async (_, offer) => {
    const many = Array.from({ length: 60 }, (_, n) =>
      buildAnswer({ id: 60 - n, team: { id: n, name: `Team ${n + 1}` } }),
    );
    const { location } = await openMonitor(new Platform(many), { query: '?pageSize=infinite', ...offer });
    expect(queued()).toHaveLength(50);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await key('k');
    expect(inFront()).toBe('Team 1');
    await click(screen.getByRole('button', { name: /^Team 50:/ }));
    await key('j');
    await waitFor(() => expect(queued()).toHaveLength(60));
    await waitFor(() => expect(inFront()).toBe('Team 51'));
    expect(screen.getByText('51 of 60')).toBeTruthy();
    expect(location().search).toBe('?page=2&pageSize=infinite');
    await key('k');
    expect(inFront()).toBe('Team 50');
  });

  it('j shows the next answer at once and its review in the next frame', async () => {
    await openMonitor(
      new Platform([2, 1].map((id) => buildAnswer({ id, comment: `Words ${id}`, team: { id, name: `Team ${id}` } }))),
    );
    fireEvent.keyDown(document.body, { key: 'j' });
    expect([screen.queryByText('“Words 1”') !== null, inFront()]).toEqual([true, 'Team 2']);
    await painted();
    expect(inFront()).toBe('Team 1');
  });

  it('arrows move within the queue, which is one tab stop; Enter opens an answer', async () => {
    await openMonitor(new Platform(three()));
    const item = (n: number) => screen.getByRole('button', { name: new RegExp(`^Team ${n}:`) });
    await waitFor(() => expect([3, 2, 1].map((n) => item(n).tabIndex)).toEqual([0, -1, -1]));
    item(3).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(item(1));
    expect(inFront()).toBe('Team 3');
    await userEvent.keyboard('{Enter}');
    expect(inFront()).toBe('Team 1');
  });

  it('a click on an answer in the queue opens it at once', async () => {
    await openMonitor(new Platform(three()));
    fireEvent.click(screen.getByRole('button', { name: /^Team 1:/ }));
    expect(inFront()).toBe('Team 1');
  });

  it.each([
    ['a', 'accept'],
    ['r', 'reject'],
    ['f', 'feature'],
  ])('%s triggers %s', async (pressed, decision) => {
    const { of } = await openMonitor(new Platform(three()));
    await key(pressed);
    await waitFor(() => expect(of('PUT', `/answers/3/${decision}.json`)).toHaveLength(1));
  });

  it('digits give tenths of the points, and 0 all of them', async () => {
    await openMonitor(new Platform(three()));
    await key('3');
    expect(points().value).toBe('30');
    await key('0');
    expect(points().value).toBe('100');
  });

  it('m focuses the message, where keys type text', async () => {
    const { of } = await openMonitor(new Platform(three()));
    await key('m');
    expect(document.activeElement).toBe(message());
    await key('raft 9');
    expect([message().value, points().value, of('PUT', /accept|reject|feature/)]).toEqual(['raft 9', '100', []]);
  });

  it('Escape leaves the message, so that keys decide again', async () => {
    await openMonitor(new Platform(three()));
    await key('m');
    await key('raft{Escape}');
    await key('5');
    expect([message().value, points().value, inFront()]).toEqual(['raft', '50', 'Team 3']);
  });

  it('n loads new submissions', async () => {
    const platform = new Platform(three());
    const { hears } = await openMonitor(platform);
    platform.arrive(4);
    await hears('ss.answer.create', { answer: { id: 4 } });
    await key('n');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Refresh/ })).toBeNull());
  });

  it('space plays and pauses the video', async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const video = { name: 'standard', url: '', urls: { mp4: '/film.mp4', webm: '', gif: '', png: '' } };
    await openMonitor(new Platform([buildAnswer({ type: 2, assets: { photos: [], videos: [video], audios: [] } })]));
    await key(' ');
    expect(play).toHaveBeenCalledTimes(1);
    play.mockRestore();
  });

  it('space plays a sound', async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await openMonitor(new Platform([buildSound()]));
    await key(' ');
    expect(play).toHaveBeenCalledTimes(1);
    play.mockRestore();
  });

  it('are shown on their buttons', async () => {
    await openMonitor(new Platform(three()));
    const shown = (name: RegExp) => review().getByRole('button', { name }).getAttribute('aria-keyshortcuts');
    expect([shown(/^Update/), shown(/^Reject$/), shown(/^Feature/)]).toEqual(['A', 'R', 'F']);
  });

  it('u undoes the last decision', async () => {
    const { of } = await openMonitor(new Platform(three()));
    await key('a');
    await waitFor(() => expect(of('PUT', '/answers/3/accept.json')).toHaveLength(1));
    await waitFor(() => expect(inFront()).toBe('Team 2'));
    await key('u');
    await waitFor(() =>
      expect(of('POST', '/answers/undo.json')).toMatchObject([{ body: { game_id: 7, undo_id: 101 } }]),
    );
  });

  it('do nothing while a dialog is open', async () => {
    const { of } = await openMonitor(new Platform(three()));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await click(await screen.findByRole('menuitem', { name: 'Decisions so far' }));
    await screen.findByRole('dialog', { name: 'Decisions so far' });
    await key('a');
    expect(of('PUT', /accept/)).toEqual([]);
  });
});
