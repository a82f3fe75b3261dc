import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asGameId, type LiveMessage } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import {
  field,
  latePartsOfBranding,
  openBranding,
  phone,
  put,
  removePicture as remove,
} from '../testing/open-branding';

jest.setTimeout(60_000);
const { createObjectURL, revokeObjectURL } = URL;
beforeAll(latePartsOfBranding);
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined }));
afterAll(() => Object.assign(URL, { createObjectURL, revokeObjectURL }));
afterEach(unmountRemotes);

const PROCESSED = "This file is being processed. It will appear when it's ready.";
const placeholders = [{ key: 'logo', uuid: 'x' }];

const choose = (label: string) => {
  const [input] = screen.getAllByLabelText(label, { selector: 'input' });
  fireEvent.change(input as HTMLElement, { target: { files: [new File(['-'], 'a.png', { type: 'image/png' })] } });
};
const addresses = (label: string) =>
  screen
    .queryAllByRole('img', { name: label })
    .map((picture) => picture.getAttribute('src')?.replace(/^https?:..[^/]*/, ''));
/** Resolves what the backend holds back. */
const holding = (backend: { held: Promise<void> }) => {
  let release: () => void = () => undefined;
  backend.held = new Promise((resolve) => {
    release = resolve;
  });
  return () => act(async () => release());
};

describe('the icon of the menu section Help', () => {
  const openIcon = async () => {
    const opened = await openBranding({ help: 'Call Ada.' });
    await clickOn(screen.getByRole('button', { name: 'Edit Help' }));
    return opened;
  };
  const sends = (saved: () => object) =>
    waitFor(() => expect(saved()).toHaveProperty('help_media_uuid'), { timeout: 10_000 });

  it('leaves the refusal of the text called Help, and its retry', async () => {
    const { backend, saved } = await openIcon();
    backend.refuse = refusal(422, { errors: { help: ['is too rude.'] } }, 'is too rude.');
    put(field('Help'), 'Go away.');
    const reasons = () => screen.queryAllByText('is too rude.').length;
    await waitFor(() => expect(reasons()).toBeGreaterThan(0));
    const before = reasons();
    backend.refuse = undefined;
    choose('Icon of Help');
    await sends(saved);
    await act(async () => undefined);
    expect(reasons()).toBe(before);
    await clickOn(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(backend.brand).toMatchObject({ help: 'Go away.' }));
  });

  it('shows its own refusal at itself only, and its edit is none of the text', async () => {
    const { backend, screens, saved } = await openIcon();
    backend.refuse = refusal(422, { errors: { help_media_uuid: ['is no picture.'] } }, 'is no picture.');
    choose('Icon of Help');
    await sends(saved);
    await waitFor(() => expect(screen.queryAllByText(/is no picture/).length).toBeGreaterThan(0));
    expect(field('Help').getAttribute('aria-invalid')).not.toBe('true');
    const message: LiveMessage = {
      id: 'x',
      source: 'ss.game.update',
      detail: { user_id: 2, game: { id: asGameId(7) }, fields: ['help'] },
    };
    expect(screens.at(-1)?.conflicts?.(message)).toBe(false);
  });
});

it('asks before it deletes a picture, and names it', async () => {
  const { writes } = await openBranding({ tour_1: '/media/one.png', tour_2: '/media/two.png' });
  const trash = screen.getByRole('button', { name: 'Delete Tour picture 2' });
  await clickOn(trash);
  const asks = async () => within(await screen.findByRole('alertdialog', { name: 'Delete Tour picture 2' }));
  expect((await asks()).getByText('You cannot undo this.')).toBeTruthy();
  await clickOn((await asks()).getByRole('button', { name: 'Cancel' }));
  expect([writes(), addresses('Tour picture 2'), document.activeElement]).toEqual([[], ['/media/two.png'], trash]);
  await clickOn(trash);
  await clickOn((await asks()).getByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { tour_2_media_uuid: '' } }]));
  expect(addresses('Tour picture 2')).toEqual([]);
  // Its place takes the focus.
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Tour picture 2/));
});

describe('a deleted picture', () => {
  it.each([
    ['alone', { placeholders }, {}],
    ['beside a stored one', { placeholders, logo: '/media/old.png' }, {}],
    ['of the game', {}, { placeholders }],
  ])('is no longer being processed: %s', async (_, brand, game) => {
    const { saved } = await openBranding(brand, game);
    if (!('logo' in brand)) expect(screen.getByText(PROCESSED)).toBeTruthy();
    await remove('Logo');
    await waitFor(() => expect(saved()).toMatchObject({ logo_media_uuid: '' }));
    await act(async () => undefined);
    expect(screen.queryByText(PROCESSED)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Logo' })).toBeNull();
  });

  it('is being processed still if deleting it is refused', async () => {
    const { backend, saved } = await openBranding({ placeholders });
    backend.refuse = refusal(422, { errors: { logo_media_uuid: ['Not now.'] } }, 'Not now.');
    await remove('Logo');
    await waitFor(() => expect(saved()).toMatchObject({ logo_media_uuid: '' }));
    expect(await screen.findByText(PROCESSED)).toBeTruthy();
  });

  it('leaves a picture saved meanwhile', async () => {
    const { backend, saved } = await openBranding({ tour_2: '/media/two.png' });
    await clickOn(within(phone().closest('aside') as HTMLElement).getByRole('button', { name: 'Tour' }));
    const release = holding(backend);
    choose('Tour picture 1');
    await waitFor(() => expect(saved()).toHaveProperty('tour_1_media_uuid'), { timeout: 10_000 });
    await remove('Tour picture 2');
    await release();
    await waitFor(() => expect(backend.brand).toHaveProperty('tour_2_media_uuid'));
    await act(async () => undefined);
    expect(addresses('Tour picture 1')).toEqual(['blob:chosen', 'blob:chosen']);
    expect(addresses('Tour picture 2')).toEqual([]);
  });

  it('is back if only another one could be deleted', async () => {
    const { backend, writes } = await openBranding({ tour_1: '/media/one.png', tour_2: '/media/two.png' });
    const release = holding(backend);
    backend.refuse = refusal(422, { errors: { tour_1_media_uuid: ['Not now.'] } }, 'Not now.');
    await remove('Tour picture 1');
    await waitFor(() => expect(writes()).toHaveLength(1));
    backend.refuse = undefined;
    await remove('Tour picture 2');
    await release();
    await waitFor(() => expect(backend.brand).toHaveProperty('tour_2_media_uuid'));
    await act(async () => undefined);
    expect(addresses('Tour picture 1')).toEqual(['/media/one.png']);
    expect(addresses('Tour picture 2')).toEqual([]);
  });
});
