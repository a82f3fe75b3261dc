import { expiredTab, GAMES, REFRESH, settle, stopClock } from '../testing/open-session';

stopClock();

describe('signing out or in during a refresh', () => {
  const slow = () => {
    const opened = expiredTab();
    opened.platform.latency = (path) => (path === REFRESH ? 1000 : 0);
    return opened;
  };

  it('stays signed out when the answer arrives', async () => {
    const { session, send, tab, platform, events } = slow();
    const call = send(GAMES);
    call.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(500);
    session.end();
    await expect(settle(call)).rejects.toMatchObject({ status: 401, handled: true });
    expect(tab.storage.getItem('token')).toBeNull();
    expect(session.signedIn.get()).toBe(false);
    expect(platform.countOf('/v1/games.json')).toBe(0);
    expect(events).toEqual([]);
  });

  it('keeps the account that signed in meanwhile', async () => {
    const { session, tab } = slow();
    const token = session.freshToken();
    await jest.advanceTimersByTimeAsync(500);
    session.end();
    session.begin({ token: 'other', refresh_token: 'other-refresh', lifespan: 60, user_id: 8 });
    expect(await settle(token)).toEqual({ type: 'Bearer', value: 'other' });
    expect(tab.storage.getItem('user_id')).toBe('8');
  });

  it("isn't undone by a late rejection of the old refresh token", async () => {
    const { session, events, platform } = slow();
    platform.instead = ({ path }) => (path === REFRESH ? new Response('', { status: 401 }) : undefined);
    const token = session.freshToken();
    await jest.advanceTimersByTimeAsync(500);
    session.begin({ token: 'other', refresh_token: 'other-refresh', lifespan: 60, user_id: 8 });
    expect(await settle(token)).toEqual({ type: 'Bearer', value: 'other' });
    expect(events).toEqual([]);
  });
});
