import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asGameId, type ReelState } from '@waymark/contract';
import { buildGame } from '@waymark/testing/factories';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

jest.setTimeout(60_000);
beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue());
afterEach(async () => {
  await unmountRemotes();
  jest.restoreAllMocks();
});

const film = (id: number, name: string) => ({ id, name, url: `/media/${id}.mp4` });
const state = (fields: Partial<ReelState>): ReelState => ({
  ...{ id: 7, name: 'Game', featured: 5, state: 'none', done: 0, total: 0, fault: '' },
  ...fields,
});

/** Opens the reels and plays one of a challenge. */
async function openAndPlay(own: object, reel?: ReelState) {
  const user = { access: 'Created', super_admin: true };
  const tasks = [film(3, 'Sing a shanty')];
  const game = buildGame({ id: asGameId(7), reels_enabled: true, task_reels: tasks, user, ...own });
  const desk = { hindrance: '', tracks: [], game: reel, teams: [], tasks: [] };
  const respond = ({ method, path }: { method: string; path: string }) => {
    if (method !== 'GET') return {};
    return path === '/games/7/reels.json' ? desk : { game };
  };
  await stage('/games/reels/7', respond, { offered: reel ? ['reel-desk'] : [] });
  await userEvent.click(screen.getByRole('button', { name: 'Play Sing a shanty' }));
}
/** The rows of the player with this heading. */
const rowOf = (name: string) => screen.getByRole('heading', { level: 2, name }).parentElement as HTMLElement;

describe("the game's reel, while another film plays", () => {
  it.each([
    ['it has one', { reel: film(1, 'The afternoon') }, 'The afternoon'],
    ['it has none yet', {}, 'Reel of the game'],
  ])('is regenerated in its own row if %s', async (_, own, name) => {
    await openAndPlay(own);
    expect(rowOf('Sing a shanty').textContent).not.toContain('Regenerate');
    expect(rowOf(name).textContent).toContain('Regenerate');
  });

  it('shows its progress above its own row', async () => {
    await openAndPlay({ reel: film(1, 'The afternoon') }, state({ state: 'running', done: 1, total: 4 }));
    const progress = await screen.findByText('Filming · 25%');
    expect(rowOf('Sing a shanty').compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rowOf('The afternoon').compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('is regenerated once, whatever plays', async () => {
    await openAndPlay({ reel: film(1, 'The afternoon') });
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Regenerate Reel of the game' });
    await userEvent.click(button());
    expect(button().disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Play The afternoon' }));
    expect(button().disabled).toBe(true);
  });
});
