import type { RegistryEntry, Release } from '@waymark/contract';
import { changeChannel, readChannel } from './channel';
import { KEPT_DAYS, readMoves, recentVersions } from './ledger';
import { endTrial, putInService, putOnTrial, requireService, restorePrevious, unpin } from './moves';
import { requireProof } from './pairs';
import { ReleaseFault } from './release-fault';
import type { ReleaseStore } from './release-store';
import type { SigningKey } from './signing';

/**
 * Checks a release before it reaches people.
 * @throws {ReleaseFault} if it must not
 */
export type Admission = (release: Release) => Promise<void>;

const REGISTRY_FILE = /^registry\/([a-z][a-z0-9-]*)\.json$/;

/** All operations on the channels of a store. */
export class ReleaseService {
  constructor(
    readonly store: ReleaseStore,
    private readonly key: SigningKey,
    private readonly now: () => number = Date.now,
  ) {}

  /** Publishes a built folder and puts it into service on a channel, or on trial. */
  async release(id: string, version: string, folder: string, channel: string, percent?: number): Promise<void> {
    await requireProof(this.store.files, id, version);
    // Checked first, because a published version that cannot be a canary is used up.
    if (percent !== undefined) requireService(id, await this.entryOf(id, channel));
    await this.store.publish(id, version, folder);
    if (percent === undefined) await this.putInService(id, version, channel, 'release');
    else await this.canary(id, percent, channel, version);
  }

  /**
   * Puts the canary release, otherwise that of another channel, into service for everybody. The other channel then
   * follows this one again, so that it doesn't fall behind.
   */
  async promote(id: string, channel: string, named?: string, from = 'staging', admit?: Admission): Promise<string> {
    const version = named ?? (await this.candidate(id, channel, from));
    await this.putInService(id, version, channel, 'promote', admit);
    if (from !== channel) await this.change(id, from, unpin(version));
    return version;
  }

  /** Ends a trial, otherwise restores the previous release; never one that was itself rolled back. */
  async rollback(id: string, channel: string): Promise<string> {
    const entry = await this.entryOf(id, channel);
    if (entry?.canary) {
      await this.change(id, channel, endTrial(id, 'rollback'));
      return entry.current.version;
    }
    const older = entry && (await this.olderThan(id, channel, entry));
    await this.change(id, channel, restorePrevious(id, entry, older));
    return entry?.previous?.version ?? '';
  }

  /** Puts a release on trial for some people; 0 ends the trial. */
  async canary(id: string, percent: number, channel: string, named?: string, admit?: Admission): Promise<string> {
    const entry = await this.entryOf(id, channel);
    if (percent === 0) {
      await this.change(id, channel, endTrial(id, 'canary'));
      return entry?.current.version ?? '';
    }
    const newest = (await this.store.published(id))[0]?.version;
    const version = named ?? entry?.canary?.release.version ?? newest;
    if (version === undefined) throw new ReleaseFault(`${id} has no release`);
    const release = await this.admitted(id, version, admit);
    await this.change(id, channel, putOnTrial(id, release, percent));
    return version;
  }

  /** Deletes releases that no channel names and no page may still be running; returns them. */
  async prune(days = KEPT_DAYS): Promise<readonly string[]> {
    const gone: string[] = [];
    for (const id of await this.store.remotes()) {
      const kept = new Set<string>();
      for (const channel of await this.channels()) {
        const entry = await this.entryOf(id, channel);
        for (const release of [entry?.current, entry?.previous, entry?.canary?.release])
          kept.add(release?.version ?? '');
        const moves = await readMoves(this.store.files, channel);
        for (const version of recentVersions(moves, id, this.now(), days)) kept.add(version);
      }
      for (const { version, at } of await this.store.published(id)) {
        if (kept.has(version) || this.now() - at < days * DAY_MS) continue;
        await this.store.remove(id, version);
        gone.push(`${id} ${version}`);
      }
    }
    return gone;
  }

  /** The existing channels. */
  async channels(): Promise<readonly string[]> {
    const keys = await this.store.files.list('registry/');
    return keys.flatMap((key) => REGISTRY_FILE.exec(key)?.[1] ?? []);
  }

  /** All changes of a channel, oldest first. */
  movesOf(channel: string): ReturnType<typeof readMoves> {
    return readMoves(this.store.files, channel);
  }

  /** A channel's registry. */
  registryOf(channel: string): ReturnType<typeof readChannel> {
    return readChannel(this.store.files, channel, this.key.public);
  }

  /** The ids of a channel's remotes. */
  async remotesOf(channel: string): Promise<readonly string[]> {
    return (await this.registryOf(channel)).remotes.map(({ id }) => id);
  }

  /** A channel's entry of a remote. */
  async entryOf(id: string, channel: string): Promise<RegistryEntry | undefined> {
    const { remotes } = await this.registryOf(channel);
    return remotes.find((entry) => entry.id === id);
  }

  private async putInService(
    id: string,
    version: string,
    channel: string,
    what: 'release' | 'promote',
    admit?: Admission,
  ): Promise<void> {
    const release = await this.admitted(id, version, admit);
    await this.change(id, channel, putInService(id, release, what));
  }

  /** A release that may reach people: proved, unchanged since publication, and admitted. */
  private async admitted(id: string, version: string, admit: Admission | undefined): Promise<Release> {
    await requireProof(this.store.files, id, version);
    const release = await this.store.describe(id, version);
    const problems = await this.store.verify(id, version);
    if (problems.length > 0) throw new ReleaseFault(problems.join('\n'));
    await admit?.(release);
    return release;
  }

  private async change(id: string, channel: string, change: Parameters<typeof changeChannel>[2]): Promise<void> {
    await changeChannel({ files: this.store.files, channel, key: this.key, now: this.now }, id, change);
  }

  private async candidate(id: string, channel: string, from: string): Promise<string> {
    const trial = (await this.entryOf(id, channel))?.canary?.release.version;
    const version = trial ?? (from === channel ? undefined : (await this.entryOf(id, from))?.current.version);
    if (version === undefined)
      throw new ReleaseFault(`${id} has nothing on trial in ${channel} and nothing in ${from}: name a version`);
    return version;
  }

  /** The release in service before the one that is restored. */
  private async olderThan(id: string, channel: string, entry: RegistryEntry): Promise<Release | undefined> {
    const back = entry.previous?.version;
    const moves = await readMoves(this.store.files, channel);
    const came = moves.findLast(
      (move) => move.remote === id && move.what !== 'rollback' && move.what !== 'canary' && move.version === back,
    );
    const version = came?.before;
    if (version === undefined || version === entry.current.version) return undefined;
    return await this.store.describe(id, version).catch(() => undefined);
  }
}

const DAY_MS = 24 * 60 * 60_000;
