import { asGameId, type LiveMessage } from '@waymark/contract';
import { type OnView, Reels } from './reels';

const reel = (source: LiveMessage['source'], game = 7): LiveMessage => ({
  id: '1',
  source,
  detail: { user_id: 1, game: { id: game, name: 'Quay Walk' } },
});

function setUp(onView: Partial<OnView> = {}) {
  const view = { game: asGameId(7), slideshow: false, ...onView };
  const reels = new Reels(() => view);
  return { reels, view, shown: () => reels.finished.get()?.of };
}

describe('Reel Complete', () => {
  it.each([
    ['ss.game.reel', 'game'],
    ['ss.team.reel', 'team'],
    ['ss.task.reel', 'task'],
  ] as const)('is said for %s of the open game, whoever made it', (source, of) => {
    const { reels, shown } = setUp();
    reels.receive(reel(source));
    expect(shown()).toBe(of);
    reels.dismiss();
    expect(shown()).toBeUndefined();
  });

  it.each([
    ['of another game', {}, reel('ss.game.reel', 8)],
    ['where no game is open', { game: undefined }, reel('ss.game.reel')],
    ['in the slideshow', { slideshow: true }, reel('ss.game.reel')],
    ['for what is no reel', {}, reel('ss.game.update')],
  ])('is not said %s', (_, onView, message) => {
    const { reels, shown } = setUp(onView);
    reels.receive(message);
    expect(shown()).toBeUndefined();
  });

  it('is said of one reel after the other, of each once', () => {
    const { reels, shown } = setUp();
    for (const source of ['ss.team.reel', 'ss.task.reel', 'ss.team.reel', 'ss.task.reel'] as const) {
      reels.receive(reel(source));
    }
    expect(shown()).toBe('team');
    reels.dismiss();
    expect(shown()).toBe('task');
    reels.dismiss();
    expect(shown()).toBeUndefined();
  });

  it('is not said later of what waited while another game was opened, a reel played, or somebody signed out', () => {
    for (const turnAway of [
      ({ view }: ReturnType<typeof setUp>) => Object.assign(view, { game: asGameId(8) }),
      ({ reels }: ReturnType<typeof setUp>) => reels.playing(),
      ({ reels }: ReturnType<typeof setUp>) => reels.forget(),
    ]) {
      const stage = setUp();
      stage.reels.receive(reel('ss.team.reel'));
      stage.reels.receive(reel('ss.task.reel'));
      turnAway(stage);
      stage.reels.dismiss();
      expect(stage.shown()).toBeUndefined();
    }
  });

  it('stays away while any reel is being played, and only then', () => {
    const { reels, shown } = setUp();
    const [first, second] = [reels.playing(), reels.playing()];
    first();
    first();
    reels.receive(reel('ss.game.reel'));
    expect(shown()).toBeUndefined();
    second();
    reels.receive(reel('ss.game.reel'));
    expect(shown()).toBe('game');
  });
});
