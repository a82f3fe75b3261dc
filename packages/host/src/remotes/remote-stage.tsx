import type { MountTarget } from '@waymark/contract';
import type { MakeHost, RemoteLoader, RemoteState } from '@waymark/federation/loader';
import { useReadable } from '@waymark/host-kit';
import { prefetchOverlays } from '@waymark/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { NotShown } from './failure-card';
import { RemoteSkeleton } from './remote-skeleton';

/** Goes with the first thing that the remote draws: a screen that stood below it for a moment would jump up. */
const Waiting = styled.div`
  &:has(+ [data-remote]:not(:empty)) { display: none; }
`;

/** What a remote is drawn with. */
export interface RemoteStageProps {
  readonly id: string;
  readonly loader: RemoteLoader;
  /** Where its styles go: the document, or the root of a shadow. */
  readonly styleRoot: MountTarget['styleRoot'];
  readonly nonce?: string | undefined;
  /** The address on view, where it may change while the remote stays: what broke at one is tried again at the next. */
  readonly address?: string;
  /** Makes the host of a mount. Another function is another mount: keep it the same one. */
  readonly hostFor: MakeHost;
  /** Says why it is not shown. */
  readonly card: (state: NotShown) => ReactNode;
}

/** The place where a remote is drawn, whoever hosts it: a skeleton of a screen, then the remote, or a card that says why not. */
export function RemoteStage({ id, loader, styleRoot, nonce, address, hostFor, card }: RemoteStageProps) {
  const state = useReadable(loader.state(id));
  const place = useRef<HTMLDivElement>(null);
  const portal = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current || !portal.current) return;
    const target = { element: place.current, styleRoot, portal: portal.current, ...(nonce ? { nonce } : {}) };
    const mount = loader.mount(id, target, hostFor, { basename: '' });
    return () => void mount.unmount();
  }, [id, loader, styleRoot, nonce, hostFor]);

  const isCrashed = state.status === 'failed' && state.failure.kind === 'render-crash';
  const crashedAt = useRef<string>(undefined);
  useEffect(() => {
    const before = crashedAt.current;
    crashedAt.current = isCrashed ? (before ?? address) : undefined;
    if (isCrashed && crashedAt.current !== address) loader.retry(id);
  }, [isCrashed, address, loader, id]);

  // What opens on a press is fetched when the screen is there, and not beside it.
  const shown = isShown(state);
  useEffect(() => {
    if (shown) prefetchOverlays();
  }, [shown]);

  const failed = state.status === 'failed' || state.status === 'incompatible';
  return (
    <>
      {!shown && !failed && (
        <Waiting>
          <RemoteSkeleton />
        </Waiting>
      )}
      {failed && card(state)}
      <div ref={place} data-remote={id} data-state={state.status} />
      <div ref={portal} />
    </>
  );
}

const isShown = ({ status }: RemoteState): boolean => status === 'ready' || status === 'degraded';
