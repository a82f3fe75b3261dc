import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { asGameId, type Game } from '@waymark/contract';
import { failure } from '@waymark/testing';
import { openOptional } from '../testing/render-optional-tab';
import { prepareSettings } from '../testing/render-settings';

prepareSettings();

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const picture = (uuid: string, at: number) => ({ uuid, extension: 'png', url: `/${uuid}.png`, name: `tour_${at}` });
const slot = (at: number, uuid: string) => ({
  [`tour_${at}_media_uuid`]: uuid,
  [`tour_${at}_media_extension`]: uuid && 'png',
});

/** A tour on a platform that keeps it, and answers the signing of uploads, or writes, only once told. */
async function openTour(uuids: readonly string[]) {
  const staged = await openOptional({ tour: uuids.map((uuid, n) => picture(uuid, n + 1)) });
  const { platform, backend } = staged;
  const waiting: (() => void)[] = [];
  const held = { path: '', method: '' };
  const usual = platform.answer;
  const keep = (body: Record<string, string>) => {
    const slots = [1, 2, 3, 4].map((at) => {
      const before = backend.game.tour?.find(({ name }) => name === `tour_${at}`)?.uuid;
      return body[`tour_${at}_media_uuid`] ?? before;
    });
    const tour = slots.flatMap((uuid, n) => (uuid ? [picture(uuid, n + 1)] : []));
    backend.game = { ...backend.game, tour } as Game;
  };
  platform.answer = async (call) => {
    if (call.path === held.path || call.method === held.method) await new Promise<void>((go) => waiting.push(go));
    if (call.method !== 'PUT') return usual(call);
    if (refused.next) {
      refused.next = false;
      throw failure(500);
    }
    keep(call.body as Record<string, string>);
    return { game: backend.game };
  };
  const refused = { next: false };
  const proceed = () => act(async () => void waiting.shift()?.());
  const order = () => backend.game.tour?.map(({ uuid }) => uuid);
  return { ...staged, held, refused, waiting, proceed, order };
}

const input = (at: number) => screen.getByLabelText<HTMLInputElement>(`Tour picture ${at}`, { selector: 'input' });
const choose = (at: number) =>
  fireEvent.change(input(at), { target: { files: [new File(['x'], 'quay.png', { type: 'image/png' })] } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a tour picture being uploaded', () => {
  it('replaces the picture it was chosen for, wherever that has moved', async () => {
    const { held, waiting, proceed, order } = await openTour(['a', 'b', 'c']);
    held.path = '/medias/sign/png';
    choose(2);
    await waitFor(() => expect(waiting).toHaveLength(1));
    await press('Move Tour picture 2 forward');
    await waitFor(() => expect(order()).toEqual(['b', 'a', 'c']));
    await proceed();
    await waitFor(() => expect(order()).toEqual(['abc-2', 'a', 'c']));
  });

  it('is added if the picture it was chosen for is gone', async () => {
    const { held, waiting, proceed, order, backend, client } = await openTour(['a', 'b', 'c']);
    held.path = '/medias/sign/png';
    choose(1);
    await waitFor(() => expect(waiting).toHaveLength(1));
    backend.game = { ...backend.game, tour: [picture('b', 1), picture('c', 2)] };
    act(() => void client.setQueryData(keys.game(asGameId(7)), backend.game));
    await proceed();
    await waitFor(() => expect(order()).toEqual(['b', 'c', 'abc-2']));
  });

  it('keeps its place on screen while the picture before it is deleted', async () => {
    const { held, waiting, proceed, order } = await openTour(['a', 'b']);
    held.path = '/medias/sign/png';
    choose(3);
    await waitFor(() => expect(waiting).toHaveLength(1));
    await press('Delete Tour picture 1');
    await waitFor(() => expect(order()).toEqual(['b']));
    expect(screen.getByRole('progressbar', { name: 'Uploading quay.png' })).toBeTruthy();
    await proceed();
    await waitFor(() => expect(order()).toEqual(['b', 'abc-2']));
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Tour picture/ })).toHaveLength(2));
    expect(screen.getByRole('button', { name: /Drop a file here/ })).toBeTruthy();
  });
});

it('pictures stay in their places when saves return a part of the game', async () => {
  const { platform, order } = await openTour(['a', 'b']);
  const whole = platform.answer;
  const names = ['new-1.png', 'new-2.png'];
  platform.answer = async (call) => {
    const answer = await whole(call);
    if (call.path === '/medias/sign/png') return { signature: 'https://media.test/put', name: names.shift() };
    return call.method === 'PUT' ? { id: 7 } : answer;
  };
  choose(3);
  await screen.findByLabelText('Tour picture 4', { selector: 'input' });
  choose(4);
  await waitFor(() => expect(order()).toEqual(['a', 'b', 'new-1', 'new-2']));
});

it('a change of the tour after one that fails destroys no picture', async () => {
  const { held, refused, waiting, proceed, order, writes } = await openTour(['a', 'b', 'c']);
  held.method = 'PUT';
  await press('Move Tour picture 3 forward');
  await waitFor(() => expect(waiting).toHaveLength(1));
  await press('Move Tour picture 2 forward');
  refused.next = true;
  await proceed();
  await waitFor(() => expect(waiting).toHaveLength(1));
  await proceed();
  await waitFor(() => expect(order()).toEqual(['c', 'a', 'b']));
  expect(writes().at(-1)).toEqual({ ...slot(1, 'c'), ...slot(2, 'a'), ...slot(3, 'b'), ...slot(4, '') });
});
