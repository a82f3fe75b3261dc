import { fireEvent, render, screen } from '@testing-library/react';
import { HostContext } from '../host-context';
import { HostRouter } from '../remote/host-router';
import { pretendHost } from '../testing/pretend-host';
import { GameNotFound } from './game-not-found';
import { PageNotFound } from './page-not-found';

test.each([
  [<PageNotFound key="page" />, 'Page Not Found!', "We're unable to find the page you're looking for."],
  [
    <GameNotFound key="game" />,
    "We couldn't find this game",
    "It may have been deleted, or you don't have access to it.",
  ],
])('%# says what is missing and links to the dashboard', (page, title, text) => {
  const { host, steps } = pretendHost('/games/edit/abc');
  render(<HostRouter history={host.navigation}>{page}</HostRouter>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(steps.map(({ to }) => to)).toEqual(['/dashboard']);
});

test('a remote leaves the dashboard out while none in service draws it', () => {
  const { host } = pretendHost('/games/edit/abc');
  const navigation = { ...host.navigation, knows: () => false };
  render(
    <HostContext value={{ ...host, navigation }}>
      <HostRouter history={navigation}>
        <PageNotFound />
      </HostRouter>
    </HostContext>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found!');
  expect(screen.queryByRole('link')).toBeNull();
});
