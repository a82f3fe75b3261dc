import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame } from '@waymark/testing/factories';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

jest.setTimeout(60_000);

/** Whether each kind of element plays, as the calls leave it. */
const plays = { VIDEO: false, AUDIO: false };
const set = (element: HTMLMediaElement, isPlaying: boolean) => {
  plays[element.tagName as keyof typeof plays] = isPlaying;
  if (element.isConnected) fireEvent(element, new Event(isPlaying ? 'play' : 'pause'));
};

beforeEach(() => {
  plays.VIDEO = false;
  plays.AUDIO = false;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    set(this, true);
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    set(this, false);
  });
});
afterEach(async () => {
  await unmountRemotes();
  jest.restoreAllMocks();
});

const film = (id: number, name: string) => ({ id, name, url: `/media/${id}.mp4` });

/** The reels of a game with a film of a team, and a soundtrack to preview. */
async function open() {
  const reels = { reels_enabled: true, reel: film(1, 'The afternoon'), team_reels: [film(2, 'Gulls')] };
  const game = buildGame({ id: asGameId(7), ...reels });
  const state = { id: 7, name: 'All', featured: 5, state: 'none', done: 0, total: 0, fault: '' };
  const track = (code: string, name: string) => ({ code, name, mood: 'Calm', preview: `/soundtracks/${code}.wav` });
  const tracks = [track('1', 'Open Road'), track('2', 'Bright Start')];
  const desk = { hindrance: '', game: state, teams: [], tasks: [], tracks };
  const staged = await stage(
    '/games/reels/7',
    async ({ path }: ApiRequest) => (path === '/games/7/reels.json' ? desk : { game }),
    {
      offered: ['reel-desk'],
    },
  );
  await screen.findByRole('button', { name: 'Play Open Road' });
  return staged;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const video = () => document.querySelector('video') as HTMLVideoElement;

it('previews one soundtrack at a time without choosing it', async () => {
  const { writes } = await open();
  const [play, pause] = [jest.mocked(HTMLMediaElement.prototype.play), jest.mocked(HTMLMediaElement.prototype.pause)];
  await press('Play Open Road');
  await press('Play Bright Start');
  const playing = play.mock.contexts.map((audio) => (audio as HTMLAudioElement).src);
  expect(playing).toEqual([expect.stringMatching(/1\.wav$/), expect.stringMatching(/2\.wav$/)]);
  const silenced = () => pause.mock.contexts.filter((element) => element instanceof HTMLAudioElement).length;
  expect([silenced(), screen.queryByRole('button', { name: 'Stop Open Road' })]).toEqual([1, null]);
  await press('Stop Bright Start');
  expect([silenced(), plays.AUDIO]).toEqual([2, false]);
  expect(writes()).toEqual([]);
});

it('plays a paused film again with Play on its card', async () => {
  await open();
  await press('Play Gulls');
  expect([plays.VIDEO, video().getAttribute('src')]).toEqual([true, expect.stringContaining('/media/2.mp4')]);
  video().pause();
  await press('Play Gulls');
  expect(plays.VIDEO).toBe(true);
});

it('shows a film that the browser refuses to start', async () => {
  await open();
  jest.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
  await press('Play Gulls');
  expect(video().controls).toBe(true);
});

it('plays either a film or the preview of a soundtrack', async () => {
  await open();
  await press('Play Open Road');
  expect(plays).toEqual({ VIDEO: false, AUDIO: true });
  await press('Play Gulls');
  expect(plays).toEqual({ VIDEO: true, AUDIO: false });
  await press('Play Open Road');
  expect(plays).toEqual({ VIDEO: false, AUDIO: true });
  // With the controls of the film itself.
  await video().play();
  expect(plays).toEqual({ VIDEO: true, AUDIO: false });
  expect(await screen.findByRole('button', { name: 'Play Open Road' })).toBeTruthy();
});
