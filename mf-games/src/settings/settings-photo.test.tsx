import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { openSettings, prepareSettings, QUAY, turnTo } from '../testing/render-settings';

prepareSettings();

describe('the photo', () => {
  const picture = () => new File(['x'], 'Quay.PNG', { type: 'image/png' });

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });

  it('uploads a second after its preview and is saved by uuid and extension without a reload', async () => {
    const { writes, reads, calls } = await openSettings();
    const input = await screen.findByLabelText('Photo', { selector: 'input' });
    const readBefore = reads().length;
    jest.useFakeTimers();
    fireEvent.change(input, { target: { files: [picture()] } });
    expect(screen.getByRole('img', { name: 'Photo' }).getAttribute('src')).toBe('blob:preview');
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(calls.map(({ path }) => path)).not.toContain('/medias/sign/png');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(calls.map(({ path }) => path)).toContain('/medias/sign/png');
    expect(writes().map(({ body }) => body)).toEqual([
      { standard_media_uuid: 'abc-1', standard_media_extension: 'png' },
    ]);
    expect(reads().length).toBe(readBefore);
  });

  it('stays on screen across tabs when the save returns nothing', async () => {
    const { backend, reads } = await openSettings();
    backend.answers = () => ({});
    fireEvent.change(await screen.findByLabelText('Photo', { selector: 'input' }), { target: { files: [picture()] } });
    expect(await screen.findByText('Saved')).toBeTruthy();
    const readBefore = reads().length;
    await turnTo('Optional');
    await turnTo('Mandatory');
    const photo = await screen.findByRole('img', { name: 'Photo' });
    expect([photo.getAttribute('src'), reads().length]).toEqual(['blob:preview', readBefore]);
  });

  const before = { ...QUAY, assets: { photos: [{ name: 'standard', url: '/media/quay.png' }], videos: [] } };
  it.each([
    ['a part of the game', { id: 7 }],
    ['the game as it was', { game: before }],
  ])('is the chosen one when the save returns %s', async (_, answer) => {
    const { backend } = await openSettings(before);
    backend.answers = () => answer;
    fireEvent.change(await screen.findByLabelText('Photo', { selector: 'input' }), { target: { files: [picture()] } });
    expect(await screen.findByText('Saved')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('img', { name: 'Photo' }).getAttribute('src')).toBe('blob:preview'));
    await turnTo('Optional');
    await turnTo('Mandatory');
    expect((await screen.findByRole('img', { name: 'Photo' })).getAttribute('src')).toBe('blob:preview');
  });

  it('is saved even if the tab changes before its upload', async () => {
    const { writes } = await openSettings();
    fireEvent.change(await screen.findByLabelText('Photo', { selector: 'input' }), { target: { files: [picture()] } });
    await turnTo('Optional');
    await waitFor(() =>
      expect(writes().map(({ body }) => body)).toEqual([
        { standard_media_uuid: 'abc-1', standard_media_extension: 'png' },
      ]),
    );
  });

  const choose = async () => {
    const input = await screen.findByLabelText('Photo', { selector: 'input' });
    await act(async () => fireEvent.change(input, { target: { files: [picture()] } }));
  };
  const field = () => within(screen.getByRole('group', { name: 'Photo' }));

  it('shows why it was refused, until another file is chosen', async () => {
    const { backend, writes } = await openSettings();
    const reason = 'The picture cannot be read.';
    backend.refuse = () => refusal(422, { errors: { standard_media_uuid: [reason] } }, reason);
    await choose();
    expect(await field().findByText(reason)).toBeTruthy();
    backend.refuse = () => undefined;
    await choose();
    expect(screen.queryAllByText(reason)).toEqual([]);
    expect(await field().findByText('Saved')).toBeTruthy();
    expect(writes()).toHaveLength(2);
  });

  it('is reported as damaged if it turns out to be, until another file is chosen', async () => {
    const { backend, hear, stored } = await openSettings();
    await choose();
    await field().findByText('Saved');
    const media = (uuid: string, urls: Record<string, string>) =>
      hear({ id: uuid, source: 'ss.game.media', detail: { media: { uuid, relation_id: stored().id, urls } } });
    backend.game = QUAY;
    await media('of-another-file', {});
    expect(screen.queryAllByText('The picture cannot be read.')).toEqual([]);
    await media('abc-1', {});
    expect(await field().findByText('The picture cannot be read.')).toBeTruthy();
    await choose();
    expect(screen.queryAllByText('The picture cannot be read.')).toEqual([]);
    await field().findByText('Saved');
    await media('abc-1', { png: '/media/abc-1.png' });
    await media('abc-1', {});
    expect(screen.queryAllByText('The picture cannot be read.')).toEqual([]);
  });

  it('is followed no longer than the remote is there', async () => {
    const { drop, leftovers } = await openSettings();
    await choose();
    await field().findByText('Saved');
    await drop();
    expect(leftovers()).toBe(0);
  });

  it('is deleted with empty values', async () => {
    const photos = [{ name: 'standard', url: '/media/quay.png' }];
    const { writes, stored } = await openSettings({
      ...QUAY,
      photo_thumb: '/media/t.png',
      assets: { photos, videos: [] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Photo' }));
    await waitFor(() =>
      expect(writes().map(({ body }) => body)).toEqual([{ standard_media_uuid: '', standard_media_extension: '' }]),
    );
    expect(stored()).toBeTruthy();
  });

  it('advises 800x800', async () => {
    await openSettings();
    expect(await screen.findByText(/800x800/)).toBeTruthy();
  });
});
