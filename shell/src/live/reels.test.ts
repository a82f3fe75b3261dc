import { asGameId, type LiveMessage } from '@waymark/contract';
import { LaterCode } from '@waymark/host/live/later-code';
import type { OnView } from './reel-queue';
import { Reels } from './reels';

const reel = (source: LiveMessage['source'], game = 7): LiveMessage => ({
  id: '1',
  source,
  detail: { user_id: 1, game: { id: game, name: 'Quay Walk' } },
});

function early(onView: Partial<OnView> = {}) {
  const view = { game: asGameId(7), slideshow: false, ...onView };
  const code = new LaterCode(() => import('./live-line'));
  const reels = new Reels(code, () => view);
  return { reels, view, load: () => code.load(), shown: () => reels.finished.get()?.of };
}

/** A page whose code has loaded. */
async function setUp(onView: Partial<OnView> = {}) {
  const { load, ...page } = early(onView);
  await load();
  return page;
}
type Stage = Awaited<ReturnType<typeof setUp>>;

describe('Reel Complete', () => {
  it.each([
    ['ss.game.reel', 'game'],
    ['ss.team.reel', 'team'],
    ['ss.task.reel', 'task'],
  ] as const)('shows %s of the open game, whoever made it', async (source, of) => {
    const { reels, shown } = await setUp();
    reels.receive(reel(source));
    expect(shown()).toBe(of);
    reels.dismiss();
    expect(shown()).toBeUndefined();
  });

  it.each([
    ['of another game', {}, reel('ss.game.reel', 8)],
    ['without an open game', { game: undefined }, reel('ss.game.reel')],
    ['in the slideshow', { slideshow: true }, reel('ss.game.reel')],
    ['for another message', {}, reel('ss.game.update')],
  ])("isn't shown %s", async (_, onView, message) => {
    const { reels, shown } = await setUp(onView);
    reels.receive(message);
    expect(shown()).toBeUndefined();
  });

  it('shows each reel once, one after another', async () => {
    const { reels, shown } = await setUp();
    for (const source of ['ss.team.reel', 'ss.task.reel', 'ss.team.reel', 'ss.task.reel'] as const) {
      reels.receive(reel(source));
    }
    expect(shown()).toBe('team');
    reels.dismiss();
    expect(shown()).toBe('task');
    reels.dismiss();
    expect(shown()).toBeUndefined();
  });

  it('drops waiting reels on opening another game, playing a reel or signing out', async () => {
    for (const turnAway of [
      ({ view }: Stage) => Object.assign(view, { game: asGameId(8) }),
      ({ reels }: Stage) => reels.playing(),
      ({ reels }: Stage) => reels.forget(),
    ]) {
      const stage = await setUp();
      stage.reels.receive(reel('ss.team.reel'));
      stage.reels.receive(reel('ss.task.reel'));
      turnAway(stage);
      stage.reels.dismiss();
      expect(stage.shown()).toBeUndefined();
    }
  });

  it('stays away while any reel is playing', async () => {
    const { reels, shown } = await setUp();
    const [first, second] = [reels.playing(), reels.playing()];
    first();
    first();
    reels.receive(reel('ss.game.reel'));
    expect(shown()).toBeUndefined();
    second();
    reels.receive(reel('ss.game.reel'));
    expect(shown()).toBe('game');
  });

  it('catches up once its code has loaded', async () => {
    const { reels, load, shown } = early();
    reels.receive(reel('ss.team.reel'));
    reels.receive(reel('ss.task.reel'));
    reels.dismiss();
    expect(shown()).toBeUndefined();
    await load();
    expect(shown()).toBe('task');
  });

  it('stays away while a reel that began before its code loaded is playing', async () => {
    const { reels, load, shown } = early();
    reels.playing()();
    const end = reels.playing();
    await load();
    reels.receive(reel('ss.game.reel'));
    expect(shown()).toBeUndefined();
    end();
    reels.receive(reel('ss.game.reel'));
    expect(shown()).toBe('game');
  });
});
