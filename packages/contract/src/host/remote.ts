import type { RemoteManifest } from '../registry/registry';
import type { Host } from './host';

/** Where a remote renders. */
export interface MountTarget {
  /** Empty element that belongs to the remote until it is unmounted. */
  readonly element: HTMLElement;
  /** Root for styles: the document, or the shadow root around the element. */
  readonly styleRoot: Document | ShadowRoot;
  /** Parent of menus and dialogs. */
  readonly portal: HTMLElement;
  /** Nonce for style elements, if the page requires one. */
  readonly nonce?: string;
}

/** A host's props for a remote; `update` passes changed ones. */
export interface RemoteProps {
  /** Prefix of the remote's addresses; empty in the shell. */
  readonly basename: string;
}

/** A mounted remote. */
export interface MountedRemote {
  update(props: RemoteProps): void;
  /** Removes everything: listeners, timers, nodes. */
  unmount(): void;
  /** False while something would be lost. Hosts ask before they switch to a newer release. */
  canLeave(): boolean;
}

/** The default export of a remote's entry. */
export interface Remote {
  readonly manifest: RemoteManifest;
  /** Renders into the target. Resolves after the first commit, rejects if it failed. */
  mount(target: MountTarget, host: Host, props: RemoteProps): Promise<MountedRemote>;
}
