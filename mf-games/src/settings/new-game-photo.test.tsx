import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, failure } from '@waymark/testing';
import { settled } from '@waymark/testing/mount-remote';
import { prepareSettings, turnTo } from '../testing/render-settings';
import { stage } from '../testing/stage';

prepareSettings();

let preview = 0;
beforeEach(() => {
  URL.createObjectURL = () => {
    preview += 1;
    return `blob:${preview}`;
  };
  URL.revokeObjectURL = () => undefined;
  sessionStorage.clear();
});

/** The form for a new game, whose uploads wait until told. */
async function open() {
  let answer: (fails?: boolean) => void = () => undefined;
  const signed = { signature: 'https://media.test/put', name: 'abc-1.png' };
  const respond = ({ method, path }: ApiRequest) => {
    if (path === '/medias/sign/png') {
      return new Promise((resolve, reject) => {
        answer = (fails) => (fails ? reject(failure(500)) : resolve(signed));
      });
    }
    if (path === '/templates.json') return { templates: [] };
    if (path === '/games.json' && method === 'GET') return { games: [] };
    return path === '/timezones.json' ? { timezones: [] } : { game: buildGame({ id: asGameId(77) }) };
  };
  const staged = await stage('/games/edit/new', respond, { me: { id: 1, super_admin: true, features: [] } });
  await settled(staged.element);
  const sent = jest.spyOn(staged.host.api, 'putFile');
  const created = () => staged.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const signing = () => staged.calls.filter(({ path }) => path === '/medias/sign/png').length;
  /** Chooses a photo, whose upload starts a second later. */
  const choosePhoto = async () => {
    const file = new File(['x'], 'Quay.PNG', { type: 'image/png' });
    fireEvent.change(await screen.findByLabelText('Photo', { selector: 'input' }), { target: { files: [file] } });
  };
  const uploaded = async (fails?: boolean) => {
    await waitFor(() => expect(signing()).toBe(1));
    await act(async () => answer(fails));
    if (!fails) await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  };
  return { ...staged, created, choosePhoto, uploaded };
}

const create = () => screen.getAllByRole('button', { name: 'Create' })[0] as HTMLElement;
const nameIt = () => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Quay Walk');

describe('the photo of a new game', () => {
  it('is waited for by Create, even in the other tab', async () => {
    const { created, choosePhoto, uploaded } = await open();
    await nameIt();
    await choosePhoto();
    await userEvent.click(create());
    await turnTo('Optional');
    await userEvent.click(create());
    expect([create().getAttribute('aria-busy'), created()]).toEqual(['true', []]);
    await uploaded();
    expect(create().getAttribute('aria-busy')).toBeNull();
    await userEvent.click(create());
    await waitFor(() =>
      expect(created()).toMatchObject([{ standard_media_uuid: 'abc-1', standard_media_extension: 'png' }]),
    );
  });

  it('is asked about on leaving while it uploads, and stays away afterwards', async () => {
    const { choosePhoto, uploaded, go, location } = await open();
    await choosePhoto();
    await act(async () => go('/'));
    expect(location().pathname).toBe('/games/edit/new');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(location().pathname).toBe('/');
    await uploaded();
    expect(sessionStorage).toHaveLength(0);
  });

  it('tells of a failure in the other tab', async () => {
    const { choosePhoto, uploaded, notices } = await open();
    await choosePhoto();
    await turnTo('Optional');
    await uploaded(true);
    await waitFor(() =>
      expect(notices).toMatchObject([{ tone: 'danger', text: expect.stringMatching(/^Couldn't upload/) }]),
    );
    expect(create().getAttribute('aria-busy')).toBeNull();
  });

  it('stays in view across tabs and can be removed', async () => {
    const { choosePhoto, uploaded, created } = await open();
    await nameIt();
    await choosePhoto();
    await uploaded();
    await turnTo('Optional');
    await turnTo('Mandatory');
    expect((await screen.findByRole('img', { name: 'Photo' })).getAttribute('src')).toMatch(/^blob:/);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Photo' }));
    expect(screen.queryByRole('img', { name: 'Photo' })).toBeNull();
    await userEvent.click(create());
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]).not.toHaveProperty('standard_media_uuid');
  });

  it('can be removed after a reload, and while it uploads', async () => {
    const first = await open();
    await first.choosePhoto();
    await first.uploaded();
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await first.drop();
    const second = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Photo' }));
    expect(sessionStorage).toHaveLength(0);
    await second.choosePhoto();
    await turnTo('Optional');
    await turnTo('Mandatory');
    await waitFor(() => expect(second.calls.map(({ path }) => path)).toContain('/medias/sign/png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Photo' }));
    await second.uploaded();
    expect(sessionStorage).toHaveLength(0);
    expect(create().getAttribute('aria-busy')).toBeNull();
  });
});
