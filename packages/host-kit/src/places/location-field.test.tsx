import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiRoot } from '@waymark/ui';
import { useState } from 'react';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { LocationField, type Place } from './location-field';

const QUAY = { latitude: 51.5, longitude: -0.1 };

/** A location beside a map and another tab. */
function Located({ onSave }: { readonly onSave: (place: Place) => void }) {
  const [place, setPlace] = useState<Place>({ address: '', latitude: null, longitude: null });
  const [shown, setShown] = useState(true);
  const save = (next: Place) => {
    onSave(next);
    setPlace(next);
  };
  return (
    <>
      {shown && <LocationField label="Location" value={place} onSave={save} />}
      <button type="button" onClick={() => setShown(false)}>
        Other tab
      </button>
      <button type="button" onClick={() => save({ address: '1, 2', latitude: 1, longitude: 2 })}>
        Map
      </button>
    </>
  );
}

/** Shows a location whose look-ups wait for `answer`. */
function setUp() {
  const { host } = pretendHost();
  const waiting = new Map<unknown, (location: object | null) => void>();
  const request: typeof host.api.request = ({ query, signal }) =>
    new Promise((resolve, reject) => {
      waiting.set(query?.address, (location) => resolve({ location }));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const saved: Place[] = [];
  const { container } = render(
    <HostContext value={{ ...host, api: { ...host.api, request } }}>
      <UiRoot>
        <Located onSave={(place) => saved.push(place)} />
      </UiRoot>
    </HostContext>,
  );
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Location' });
  return {
    saved,
    field,
    type: (text: string) => userEvent.type(field(), text),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    answer: (address: string, location: object | null = QUAY) => act(async () => waiting.get(address)?.(location)),
    isLooking: () => container.querySelector('span[aria-hidden="true"]:not([data-icon])') !== null,
  };
}

test('an address is saved even if its tab was closed meanwhile', async () => {
  const { saved, type, press, answer } = setUp();
  await type('Quay 1');
  await press('Other tab');
  await answer('Quay 1');
  expect(saved).toEqual([{ address: 'Quay 1', ...QUAY }]);
});

test('a late look-up overwrites no place set elsewhere', async () => {
  const { saved, field, type, press, answer, isLooking } = setUp();
  await type('Quay 1');
  await press('Map');
  expect(isLooking()).toBe(false);
  await answer('Quay 1');
  expect(saved).toEqual([{ address: '1, 2', latitude: 1, longitude: 2 }]);
  expect(field().value).toBe('1, 2');
});

test('a late look-up is saved without overwriting newer text', async () => {
  const { saved, field, type, answer } = setUp();
  await type('Quay 1{Enter}');
  await type(', London');
  await answer('Quay 1');
  expect(field().value).toBe('Quay 1, London');
  await userEvent.tab();
  await answer('Quay 1, London', { latitude: 52, longitude: 0 });
  expect(saved.map(({ address }) => address)).toEqual(['Quay 1', 'Quay 1, London']);
});

test('a late failure says nothing about newer text', async () => {
  const { saved, type, answer } = setUp();
  await type('Nowhere 7{Enter}');
  await type(', London');
  await answer('Nowhere 7', null);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saved).toEqual([]);
});

test('a place set elsewhere clears the message about an unknown address', async () => {
  const { field, type, press, answer } = setUp();
  await type('Nowhere 7{Enter}');
  await answer('Nowhere 7', null);
  expect(screen.getByRole('alert')).toBeTruthy();
  await press('Map');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().value).toBe('1, 2');
});

test('clearing the text ends its look-up', async () => {
  const { saved, field, type, answer, isLooking } = setUp();
  await type('Quay 1{Enter}');
  expect(isLooking()).toBe(true);
  await userEvent.clear(field());
  await userEvent.keyboard('{Enter}');
  await answer('Quay 1');
  expect(isLooking()).toBe(false);
  expect(saved).toEqual([{ address: '', latitude: null, longitude: null }]);
});
