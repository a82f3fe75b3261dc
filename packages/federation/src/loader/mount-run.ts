import type { MountedRemote, MountTarget, Remote, RemoteProps } from '@waymark/contract';
import type { Area } from './area';
import type { MakeHost } from './remote-loader';
import type { RemoteStarter, RunningRemote } from './runtime';

/** One request to show a remote in a place, from `mount` to `unmount`; may start several releases in turn. */
export interface MountRun {
  readonly area: Area;
  readonly target: MountTarget;
  readonly ended: boolean;
  /** Starts a new turn: whatever an older turn still waits for no longer counts. */
  beginTurn(): number;
  isTurn(turn: number): boolean;
  /** Starts a loaded release; resolves after its first commit. */
  start(remote: Remote, starter: RemoteStarter, timeoutMs: number): Promise<void>;
  /** Stops what was started; never rejects. */
  stop(): Promise<void>;
  update(props: RemoteProps): void;
  canLeave(): boolean;
  end(): Promise<void>;
}

/** Starts a request to show a remote in a place. */
export function createMountRun(area: Area, target: MountTarget, makeHost: MakeHost, firstProps: RemoteProps): MountRun {
  let props = firstProps;
  let turns = 0;
  let ended = false;
  let running: { readonly remote: RunningRemote; readonly signal: AbortController } | undefined;
  let mounted: MountedRemote | undefined;

  async function stop(): Promise<void> {
    const stopping = running;
    running = undefined;
    mounted = undefined;
    if (!stopping) return;
    stopping.signal.abort();
    await stopping.remote.unmount();
  }

  return {
    area,
    target,
    get ended() {
      return ended;
    },
    beginTurn: () => ++turns,
    isTurn: (turn) => turn === turns,
    async start(remote, starter, timeoutMs) {
      const signal = new AbortController();
      const given = props;
      const started = { remote: starter.start(remote, target, makeHost(signal.signal), given, timeoutMs), signal };
      running = started;
      const result = await started.remote.mounted;
      if (running !== started) return;
      mounted = result;
      if (props !== given) void started.remote.update(props);
    },
    stop,
    update(next) {
      props = next;
      if (mounted) void running?.remote.update(next);
    },
    canLeave: () => mounted?.canLeave() ?? true,
    end() {
      ended = true;
      turns += 1;
      return stop();
    },
  };
}
