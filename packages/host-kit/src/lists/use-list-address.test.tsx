import { act, render, screen } from '@testing-library/react';
import { HostContext } from '../host-context';
import { HostRouter } from '../remote/host-router';
import { pretendHost } from '../testing/pretend-host';
import { listAddress } from './list-address';
import { type ChangePlace, useListAddress } from './use-list-address';

const address = listAddress({ category: { usual: '', read: (text) => text } });
type Place = ReturnType<typeof address.read>;

it('keeps what changed since the render that a change is called from', () => {
  const { host } = pretendHost('/games?history=7');
  const changes: ChangePlace<Place>[] = [];
  function Games() {
    const { place, change } = useListAddress(address);
    changes.push(change);
    return <p>{place.category || 'all'}</p>;
  }
  render(
    <HostContext value={host}>
      <HostRouter history={host.navigation}>
        <Games />
      </HostRouter>
    </HostContext>,
  );
  const [ofFirstRender] = changes;
  // A search waits for a pause in typing, and a filter may be chosen meanwhile.
  act(() => changes.at(-1)?.({ category: 'Draft' }));
  expect(screen.getByText('Draft')).toBeTruthy();
  act(() => ofFirstRender?.({ term: 'quay' }));
  expect(host.navigation.location.get().search).toBe('?history=7&term=quay&category=Draft');
});
