import { act, render, screen } from '@testing-library/react';
import { writable } from '@waymark/contract';
import { HostContext } from '../host-context';
import { HostRouter } from '../remote/host-router';
import { pretendHost } from '../testing/pretend-host';
import { ScreenLink } from './screen-link';

/** A host whose remotes change; `serve` sets the addresses drawn from now on. */
function setUp() {
  const { host: idle } = pretendHost('/games/edit/7');
  const revision = writable(0);
  let served: readonly string[] = [];
  const host = {
    ...idle,
    navigation: { ...idle.navigation, revision, knows: (to: string) => served.includes(to) },
  };
  render(
    <HostContext value={host}>
      <HostRouter history={host.navigation}>
        <ScreenLink to="/teams/organize/7">Teams</ScreenLink>
      </HostRouter>
    </HostContext>,
  );
  return (...addresses: readonly string[]) =>
    act(() => {
      served = addresses;
      revision.set(revision.get() + 1);
    });
}

test('a link shows only while a remote draws its screen', () => {
  const serve = setUp();
  expect(screen.queryByText('Teams')).toBeNull();
  serve('/teams/organize/7');
  expect(screen.getByRole('link', { name: 'Teams' }).getAttribute('href')).toBe('#/teams/organize/7');
  serve('/games/stream/7');
  expect(screen.queryByText('Teams')).toBeNull();
});
