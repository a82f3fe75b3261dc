import { act, render } from '@testing-library/react';
import { writable } from '@waymark/contract';
import { ServicesContext } from '../services/services-context';
import { useKeepAhead } from './use-keep-ahead';

let area: string;
jest.mock('../navigation/open-game', () => ({ useOpenRoute: () => ({ remote: area }) }));

const Page = () => {
  useKeepAhead();
  return null;
};

/** Shows an area of a builder, and what the worker is asked to fetch. */
async function show({ installed = true, saveData = false, name = 'mf-teams' }) {
  area = name;
  const postMessage = jest.fn();
  const worker = { ready: Promise.resolve({ active: { postMessage } }) };
  for (const [key, value] of Object.entries({ standalone: installed, serviceWorker: worker, connection: { saveData } }))
    Object.defineProperty(navigator, key, { configurable: true, value });
  const state = writable<object>({ status: 'loading', version: '1.0.0' });
  const remotes = {
    loader: { state: () => state },
    registry: {
      remotes: [
        {
          id: name,
          current: { version: '1.0.0', entry: `https://remotes.test/${name}/1.0.0/remoteEntry.js?v=12345678` },
        },
      ],
    },
  };
  render(
    <ServicesContext value={{ remotes } as never}>
      <Page />
    </ServicesContext>,
  );
  const become = async (status: string) => {
    await act(async () => state.set({ status, version: '1.0.0' }));
    await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
  };
  return { become, asked: () => postMessage.mock.calls.map(([{ ahead }]) => ahead) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  for (const key of ['standalone', 'serviceWorker', 'connection']) Reflect.deleteProperty(navigator, key);
});

it('fetches what the shell and an area load later, once each, when the area is ready', async () => {
  const first = await show({});
  await first.become('loading');
  expect(first.asked()).toEqual([]);
  await first.become('ready');
  const teams = 'https://remotes.test/mf-teams/1.0.0/later.json';
  expect(first.asked()).toEqual([`${window.location.origin}/later.json`, teams]);
  await first.become('ready');
  expect(first.asked()).toHaveLength(2);
  const second = await show({ name: 'mf-media' });
  await second.become('ready');
  expect(second.asked()).toEqual(['https://remotes.test/mf-media/1.0.0/later.json']);
});

it.each([
  ['in a tab', { installed: false, name: 'mf-tab' }],
  ['for people who save data', { saveData: true, name: 'mf-saver' }],
])('fetches nothing %s', async (_, where) => {
  const { become, asked } = await show(where);
  await become('ready');
  expect(asked()).toEqual([]);
});
