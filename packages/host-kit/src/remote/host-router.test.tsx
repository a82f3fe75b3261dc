import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '@waymark/host-kit/router';
import { Link } from '../screens/link';
import { pretendHost } from '../testing/pretend-host';
import { HostRouter } from './host-router';

function Place() {
  const { pathname, search, hash, state } = useLocation();
  const { game } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <output>{JSON.stringify({ at: pathname + search + hash, state, game, page: query.get('page') })}</output>
      <button type="button" onClick={() => navigate('/games/edit/8', { state: { from: 'here' } })}>
        push
      </button>
      <button type="button" onClick={() => navigate('/games/edit/9?x=1#y', { replace: true })}>
        replace
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => setQuery({ page: '2' }, { replace: true })}>
        query
      </button>
    </>
  );
}

function draw(path: string, basename?: string) {
  const pretend = pretendHost(path);
  render(
    <HostRouter history={pretend.host.navigation} basename={basename}>
      <Routes>
        <Route path="/games/edit/:game" element={<Place />} />
        <Route path="/old" element={<Navigate to="/games/edit/1" replace />} />
        <Route path="/links" element={<Link to="/games/edit/7">Settings</Link>} />
      </Routes>
    </HostRouter>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const shown = () => JSON.parse(screen.getByRole('status').textContent);
  return { ...pretend, press, shown };
}

describe('the router of a remote', () => {
  it("starts at the host's location and follows it", async () => {
    const { shown, go } = draw('/games/edit/7?page=3#top');
    expect(shown()).toEqual({ at: '/games/edit/7?page=3#top', state: null, game: '7', page: '3' });
    await act(async () => go('/games/edit/8'));
    expect(shown()).toMatchObject({ at: '/games/edit/8', game: '8' });
  });

  it('pushes through the host, with state', async () => {
    const { press, shown, steps } = draw('/games/edit/7');
    await press('push');
    expect(steps).toMatchObject([{ to: '/games/edit/8', options: { state: { from: 'here' } } }]);
    expect(steps[0]?.options?.replace).not.toBe(true);
    expect(shown()).toMatchObject({ game: '8', state: { from: 'here' } });
  });

  it('replaces, steps back and changes the query through the host', async () => {
    const { press, steps } = draw('/games/edit/7');
    await press('replace');
    await press('back');
    await press('query');
    expect(steps).toMatchObject([
      { to: '/games/edit/9?x=1#y', options: { replace: true } },
      { to: -1 },
      { to: '/games/edit/9?page=2', options: { replace: true } },
    ]);
  });

  it('redirects through the host', async () => {
    const { steps, shown } = draw('/old');
    expect(steps).toMatchObject([{ to: '/games/edit/1', options: { replace: true } }]);
    expect(shown().game).toBe('1');
  });

  it('hides the basename', async () => {
    const { press, steps, shown } = draw('/partner/games/edit/7', '/partner');
    expect(shown()).toMatchObject({ game: '7' });
    await press('push');
    expect(steps).toMatchObject([{ to: '/partner/games/edit/8' }]);
  });
});

describe('a link', () => {
  const link = () => screen.getByRole('link', { name: 'Settings' });

  it('has the address the host gives it', () => {
    draw('/links');
    expect(link().getAttribute('href')).toBe('#/games/edit/7');
  });

  it('navigates through the host on a plain click and on Enter', async () => {
    const { steps } = draw('/links');
    await userEvent.click(link());
    expect(steps).toMatchObject([{ to: '/games/edit/7' }]);
  });

  it.each([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('is left to the browser with %s', (_, how) => {
    const { steps } = draw('/links');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    act(() => void link().dispatchEvent(click));
    expect([steps, click.defaultPrevented]).toEqual([[], false]);
  });

  it('is left to the browser if it opens in a new tab', async () => {
    const { host, steps } = pretendHost('/');
    render(
      <HostRouter history={host.navigation}>
        <Link to="/games/edit/7" target="_blank">
          Settings
        </Link>
      </HostRouter>,
    );
    await userEvent.click(link());
    expect(steps).toEqual([]);
  });

  it('runs its own listener first and respects preventDefault', async () => {
    const { host, steps } = pretendHost('/');
    render(
      <HostRouter history={host.navigation}>
        <Link to="/games/edit/7" onClick={(event) => event.preventDefault()}>
          Settings
        </Link>
      </HostRouter>,
    );
    await userEvent.click(link());
    expect(steps).toEqual([]);
  });
});
