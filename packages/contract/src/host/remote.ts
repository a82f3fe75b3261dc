import type { RemoteManifest } from '../registry/registry';
import type { Host } from './host';

/** Where a remote draws. */
export interface MountTarget {
  /** Empty element that belongs to the remote until it is unmounted. */
  readonly element: HTMLElement;
  /** Where styles go: the document, or the shadow root the element stands in. */
  readonly styleRoot: Document | ShadowRoot;
  /** Where menus and dialogs are attached. */
  readonly portal: HTMLElement;
  /** Nonce for style elements where the page asks for one. */
  readonly nonce?: string;
}

/** What a host gives a remote; `update` hands over what changed. */
export interface RemoteProps {
  /** Pattern-independent start of the remote's addresses; empty in the shell. */
  readonly basename: string;
}

/** A mounted remote. */
export interface MountedRemote {
  update(props: RemoteProps): void;
  /** Leaves nothing behind: no listener, no timer, no node. */
  unmount(): void;
  /** False while something would be lost. A host asks before it takes a newer release. */
  canLeave(): boolean;
}

/** The default export of a remote's entry. */
export interface Remote {
  readonly manifest: RemoteManifest;
  /** Draws into the target. Resolves after the first commit; rejects when that failed. */
  mount(target: MountTarget, host: Host, props: RemoteProps): Promise<MountedRemote>;
}
