import { act, render, screen } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { lazyScreen } from './lazy-screen';
import { ScreenBoundary } from './screen-boundary';

const Monitor = ({ game }: { game: number }) => <p>Monitor of game {game}</p>;

/** Loads that fail the given number of times. */
function loader(failures: number) {
  const loads: ('failed' | 'loaded')[] = [];
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    const fails = loads.length < failures;
    loads.push(fails ? 'failed' : 'loaded');
    if (fails) throw new Error('ChunkLoadError');
    return Monitor;
  };
  return { load, loads };
}

/** Renders a screen in an error boundary, with a Suspense fallback inside or none. */
async function draw(Screen: ReturnType<typeof lazyScreen<{ game: number }>>, place: 'suspense' | 'none' = 'suspense') {
  const inner = <Screen game={7} />;
  await act(async () => {
    render(
      <StrictMode>
        <ScreenBoundary
          resetKey="/"
          onError={() => undefined}
          fallback={(_, retry) => (
            <button type="button" onClick={retry}>
              Retry
            </button>
          )}
        >
          {place === 'suspense' ? <Suspense fallback="Loading">{inner}</Suspense> : inner}
        </ScreenBoundary>
      </StrictMode>,
      { onCaughtError: () => undefined },
    );
  });
}
const settle = () => act(() => jest.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe.each(['suspense', 'none'] as const)('a lazy screen (placeholder: %s)', (place) => {
  it('renders once loaded, with one fetch', async () => {
    const { load, loads } = loader(0);
    await draw(lazyScreen(load), place);
    await settle();
    expect(screen.getByText('Monitor of game 7')).toBeTruthy();
    expect(loads).toEqual(['loaded']);
  });

  it('fails once when its fetch fails, without retrying', async () => {
    const { load, loads } = loader(5);
    await draw(lazyScreen(load), place);
    await settle();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(loads).toEqual(['failed']);
  });

  it('is fetched again on each Retry', async () => {
    const { load, loads } = loader(2);
    await draw(lazyScreen(load), place);
    await settle();
    for (let retries = 0; retries < 2; retries += 1) {
      await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
      await settle();
    }
    expect(screen.getByText('Monitor of game 7')).toBeTruthy();
    expect(loads).toEqual(['failed', 'failed', 'loaded']);
  });
});

describe('a lazy screen', () => {
  it('is fetched once for two places, which fail and recover separately', async () => {
    const { load, loads } = loader(1);
    const Screen = lazyScreen(load);
    await draw(Screen);
    await draw(Screen);
    await settle();
    expect([screen.getAllByRole('button'), loads]).toMatchObject([{ length: 2 }, ['failed']]);
    await act(async () => screen.getAllByRole('button')[0]?.click());
    await settle();
    expect([screen.getAllByRole('button'), loads]).toMatchObject([{ length: 1 }, ['failed', 'loaded']]);
    await act(async () => screen.getByRole('button').click());
    await settle();
    expect([screen.getAllByText('Monitor of game 7'), loads]).toMatchObject([{ length: 2 }, ['failed', 'loaded']]);
  });

  it('is fetched again at another address, and reports each failure once', async () => {
    const { load, loads } = loader(2);
    const Screen = lazyScreen(load);
    const reported: unknown[] = [];
    const at = (address: string) => (
      <ScreenBoundary resetKey={address} onError={(error) => reported.push(error)} fallback={() => 'It broke'}>
        <Suspense fallback="Loading">
          <Screen game={7} />
        </Suspense>
      </ScreenBoundary>
    );
    const { rerender } = await act(async () => render(at('/a'), { onCaughtError: () => undefined }));
    await settle();
    expect([screen.getAllByText('It broke'), loads, reported]).toMatchObject([{}, ['failed'], { length: 1 }]);
    await act(async () => rerender(at('/b')));
    await settle();
    expect([screen.getAllByText('It broke'), loads, reported]).toMatchObject([{}, ['failed', 'failed'], { length: 2 }]);
    await act(async () => rerender(at('/c')));
    await settle();
    expect([screen.getAllByText('Monitor of game 7'), reported]).toMatchObject([{}, { length: 2 }]);
  });

  it('renders at once if preloaded', async () => {
    const Screen = lazyScreen(loader(0).load);
    Screen.preload();
    await settle();
    render(
      <Suspense fallback="Loading">
        <Screen game={7} />
      </Suspense>,
    );
    expect(screen.getByText('Monitor of game 7')).toBeTruthy();
  });

  it('can be preloaded, and survives a failed preload', async () => {
    const { load, loads } = loader(1);
    const Screen = lazyScreen(load);
    Screen.preload();
    await settle();
    expect(loads).toEqual(['failed']);
    Screen.preload();
    await settle();
    Screen.preload();
    await draw(Screen);
    await settle();
    expect(screen.getByText('Monitor of game 7')).toBeTruthy();
    expect(loads).toEqual(['failed', 'loaded']);
  });
});
