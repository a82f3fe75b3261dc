import {
  type MountTarget,
  type Readable,
  type RegistryEntry,
  type Release,
  type RemoteProps,
  writable,
} from '@waymark/contract';
import { type Area, chooseReleases, createArea } from './area';
import type { HostOffer } from './compatibility';
import { createCrashDoubts } from './crash-doubts';
import type { Faults } from './faults';
import { LoadError, toFailure } from './load-error';
import { createMountRun, type MountRun } from './mount-run';
import type { RegistryReading } from './registry-block';
import { releaseAge } from './release-age';
import { createReleaseCache } from './release-cache';
import type { LoaderOptions, MakeHost, RemoteLoader, RemoteMount } from './remote-loader';
import type { FailureKind, RemoteFailure } from './remote-state';
import type { RemoteRuntime, RemoteStarter } from './runtime';
import { withinTime } from './within-time';

/** Default timeout of loading a release, and again of mounting it. */
const DEFAULT_TIMEOUT_MS = 8000;

/** Creates a loader from functions that fetch releases (of the current registry) and start them. */
export function createLoader(
  options: LoaderOptions,
  makeRuntime: (registry: Readable<RegistryReading>) => RemoteRuntime,
  starter: RemoteStarter,
): RemoteLoader {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const onEvent = options.onEvent ?? (() => {});
  const registry = writable<RegistryReading>(options.registry);
  const whole = makeRuntime(registry);
  const runtime: RemoteRuntime = options.faults ? { ...whole, load: loadBroken(options.faults) } : whole;
  const cache = createReleaseCache(runtime, options.contractVersion, timeoutMs);
  const areas = new Map<string, Area>();
  const runs = new Map<string, MountRun[]>();
  const leaving = new WeakMap<Element, Promise<void>>();
  const doubts = createCrashDoubts(globalThis);

  const { contractVersion, capabilities, provider } = options;
  const offer = (): HostOffer => ({ contractVersion, capabilities, api: provider.api });
  /** Does not wait for a provider that does not announce its version in time. */
  const offerKnown = () => withinTime(provider.settled, timeoutMs).catch(() => undefined);

  /** Faults are only simulated in the current release; fallbacks stay intact. */
  function loadBroken(faults: () => Promise<Faults>): RemoteRuntime['load'] {
    return async (release, attempt) => {
      const reading = registry.get();
      const entries = reading.ok ? reading.registry.remotes : [];
      const entry = entries.find(({ current }) => current.container === release.container);
      const load = () => whole.load(release, attempt);
      if (!entry) return await load();
      return await (await faults()).load(entry.id, load);
    };
  }

  function areaOf(id: string): Area {
    let area = areas.get(id);
    if (!area) {
      area = createArea(id, onEvent);
      areas.set(id, area);
    }
    return area;
  }

  async function findEntry(area: Area): Promise<RegistryEntry> {
    let reading = registry.get();
    if (!reading.ok && area.attempt > 0 && options.reloadRegistry) {
      reading = await options.reloadRegistry().catch(
        (cause): RegistryReading => ({
          ok: false,
          failure: { kind: 'registry', remote: '', message: 'The registry could not be fetched', cause },
        }),
      );
      if (reading.ok) registry.set(reading);
    }
    if (!reading.ok) throw new LoadError('registry', reading.failure.message, { cause: reading.failure.cause });
    const entry = reading.registry.remotes.find(({ id }) => id === area.id);
    if (!entry) throw new LoadError('not-found', `The registry has no ${area.id}`);
    return (await options.faults?.())?.spoil(entry) ?? entry;
  }

  /** Whether a run determines its remote's state: the newest that has not ended. */
  const speaks = (run: MountRun): boolean => !run.ended && runs.get(run.area.id)?.at(-1) === run;

  function recordFailure(area: Area, failure: RemoteFailure): void {
    reportFailure(area, failure);
    countFailure(area, failure);
  }

  function reportFailure(area: Area, failure: RemoteFailure): void {
    onEvent({ type: 'failure', remote: area.id, failure });
  }

  function countFailure(area: Area, failure: RemoteFailure): void {
    const current = entryInUse(area.id)?.current;
    if (!current || failure.version !== current.version || failure.kind === 'offline') return;
    if (options.failures?.note(current.container, failure)) onEvent({ type: 'shut-out', remote: area.id, failure });
  }

  function entryInUse(id: string): RegistryEntry | undefined {
    const reading = registry.get();
    return reading.ok ? reading.registry.remotes.find((entry) => entry.id === id) : undefined;
  }

  /** The release to skip: given up by this page, or failed in this browser before. */
  function givenUpOf(area: Area, { current: { container } }: RegistryEntry): Area['givenUp'] {
    if (area.givenUp?.container === container) return area.givenUp;
    const failure = options.failures?.shutOut(container);
    return failure && { container, failure };
  }

  async function attempt(run: MountRun): Promise<void> {
    const { area } = run;
    const turn = run.beginTurn();
    const live = () => speaks(run) && run.isTurn(turn);
    await leaving.get(run.target.element);
    if (!live()) return;
    area.move({ status: 'resolving' });
    try {
      await offerKnown();
      const entry = await findEntry(area);
      if (!live()) return;
      const choice = chooseReleases(entry, offer(), givenUpOf(area, entry));
      if ('problems' in choice) {
        area.move({ status: 'incompatible', problems: choice.problems });
        return;
      }
      await tryReleases(run, choice.releases, choice.because, live);
    } catch (error) {
      if (!live()) return;
      const failure = toFailure(error, area.id, '', 'registry');
      recordFailure(area, failure);
      area.move({ status: 'failed', failure });
    }
  }

  function restart(run: MountRun): void {
    run.beginTurn();
    void run.stop().then(() => attempt(run));
  }

  async function tryReleases(
    run: MountRun,
    releases: readonly Release[],
    known: RemoteFailure | undefined,
    live: () => boolean,
  ): Promise<void> {
    const { area } = run;
    let because = known;
    for (const release of releases) {
      const version = release.version;
      let otherwise: FailureKind = 'evaluation';
      try {
        if (!cache.has(release)) area.move({ status: 'loading', version });
        const remote = await cache.load(area.id, release);
        if (!live()) return;
        area.move({ status: 'mounting', version });
        otherwise = 'mount-error';
        await run.start(remote, starter, timeoutMs);
        if (!live()) return;
        if (because && releases[0] !== release) area.givenUp ??= givenUp(area.id, because);
        area.move(because ? { status: 'degraded', version, because } : { status: 'ready', version });
        doubts.drawn(area.id);
        return;
      } catch (error) {
        if (!live()) return;
        await run.stop();
        const failure = toFailure(error, area.id, version, otherwise);
        recordFailure(area, failure);
        because ??= failure;
        if (!live()) return;
        if (failure.kind === 'offline') break;
      }
    }
    doubts.settle(area.id);
    if (because) area.move({ status: 'failed', failure: because });
  }

  function givenUp(id: string, failure: RemoteFailure): Area['givenUp'] {
    const container = entryInUse(id)?.current.container;
    return container ? { container, failure } : undefined;
  }

  function report(remoteId: string, kind: 'mount-error' | 'render-crash', error: unknown): void {
    const area = areaOf(remoteId);
    const state = area.state.get();
    if (state.status !== 'ready' && state.status !== 'degraded' && state.status !== 'mounting') return;
    const failure: RemoteFailure = { ...toFailure(error, remoteId, state.version, kind), kind };
    const run = runs.get(remoteId)?.at(-1);
    reportFailure(area, failure);
    if (run && fallBack(run, state.version, failure)) {
      doubts.hold(remoteId, () => countFailure(area, failure));
      return;
    }
    run?.beginTurn();
    void run?.stop();
    if (!doubts.acquit(remoteId)) countFailure(area, failure);
    area.move({ status: 'failed', failure });
  }

  /** Replaces the current release, which failed while displayed, with the previous one; false if that is impossible. */
  function fallBack(run: MountRun, version: string, failure: RemoteFailure): boolean {
    const { area } = run;
    const entry = entryInUse(area.id);
    if (!entry || entry.current.version !== version) return false;
    const givenUp = { container: entry.current.container, failure };
    const fallback = chooseReleases(entry, offer(), givenUp);
    if (!('releases' in fallback) || fallback.releases[0] === entry.current) return false;
    area.givenUp = givenUp;
    restart(run);
    return true;
  }

  function reportMissingPart(remoteId: string, error: unknown): void {
    const area = areaOf(remoteId);
    const entry = entryInUse(remoteId);
    const run = runs.get(remoteId)?.at(-1);
    const state = area.state.get();
    if (state.status !== 'ready' || !entry || !run || entry.current.version !== state.version) return;
    const reason = runtime.diagnosePart?.(entry.current, error);
    if (!reason || reason.kind === 'offline') return;
    const failure = toFailure(reason, remoteId, state.version, 'chunk');
    recordFailure(area, failure);
    if (run.canLeave()) fallBack(run, state.version, failure);
  }

  function mount(remoteId: string, target: MountTarget, makeHost: MakeHost, props: RemoteProps): RemoteMount {
    const area = areaOf(remoteId);
    const run = createMountRun(area, target, makeHost, props);
    // Waits a tick, because an effect that React starts twice ends the first one before anything began.
    const settled = Promise.resolve().then(() => {
      if (run.ended) return;
      runs.set(remoteId, [...(runs.get(remoteId) ?? []), run]);
      return attempt(run);
    });
    return {
      settled,
      update: (next) => run.update(next),
      canLeave: () => run.canLeave(),
      unmount() {
        const spoke = speaks(run);
        if (spoke) doubts.settle(remoteId);
        const left = run.end();
        runs.set(
          remoteId,
          (runs.get(remoteId) ?? []).filter((other) => other !== run),
        );
        const earlier = leaving.get(target.element);
        leaving.set(target.element, earlier ? Promise.all([earlier, left]).then(() => {}) : left);
        if (spoke && area.state.get().status !== 'idle') area.state.set({ status: 'idle' });
        return left;
      },
    };
  }

  return {
    registry,
    state: (id) => areaOf(id).state,
    async preload(id) {
      try {
        await offerKnown();
        const entry = await findEntry(areaOf(id));
        const choice = chooseReleases(entry, offer(), givenUpOf(areaOf(id), entry));
        const [release] = 'releases' in choice ? choice.releases : [];
        if (release) await cache.load(id, release);
      } catch {
        // The next mount retries and shows the failure.
      }
    },
    mount,
    retry(id) {
      const area = areaOf(id);
      area.givenUp = undefined;
      area.attempt += 1;
      for (const run of runs.get(id) ?? []) {
        if (area.move({ status: 'retrying', attempt: area.attempt })) restart(run);
      }
    },
    age(id) {
      const [area, entry] = [areaOf(id), entryInUse(id)];
      return entry ? releaseAge(area.state.get(), chooseReleases(entry, offer(), givenUpOf(area, entry))) : 'current';
    },
    renew(id) {
      const its = runs.get(id) ?? [];
      if (!its.every((run) => run.canLeave())) return false;
      for (const run of its) restart(run);
      return true;
    },
    reportMountError: (id, error) => report(id, 'mount-error', error),
    reportRenderCrash: (id, error) => report(id, 'render-crash', error),
    reportMissingPart,
    useRegistry: (next) => registry.set(next),
  };
}
