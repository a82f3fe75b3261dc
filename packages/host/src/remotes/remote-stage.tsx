import type { MountTarget } from '@waymark/contract';
import type { MakeHost, RemoteLoader, RemoteState } from '@waymark/federation/loader';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { type NoticeList, prefetchOverlays } from '@waymark/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { NotShown } from './failure-card';
import { RemoteSkeleton } from './remote-skeleton';

/** Removed with the remote's first render, because a screen below it would jump. */
const Waiting = styled.div`
  &:has(+ [data-remote]:not(:empty)) { display: none; }
`;

/** Props of a remote's stage. */
export interface RemoteStageProps {
  readonly id: string;
  readonly loader: RemoteLoader;
  /** Root for its styles: the document, or a shadow root. */
  readonly styleRoot: MountTarget['styleRoot'];
  readonly nonce?: string | undefined;
  /** The current address, if it can change while the remote stays: after an error, the next address is tried again. */
  readonly address?: string;
  /** Creates the host of a mount. A new function means a new mount, so keep it stable. */
  readonly hostFor: MakeHost;
  /** Where a newer release is offered to people who stay. */
  readonly notices?: NoticeList | undefined;
  /** Renders the reason it is not shown. */
  readonly card: (state: NotShown) => ReactNode;
}

/** Displays a remote in any host: a skeleton, then the remote, or a card with the reason. */
export function RemoteStage(props: RemoteStageProps) {
  const { id, loader, styleRoot, nonce, address, hostFor, notices, card } = props;
  const state = useReadable(loader.state(id));
  useReadable(loader.registry);
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

  const age = loader.age(id);
  const t = useTranslate();
  useEffect(() => {
    if (age === 'current' || !place.current || !portal.current) return;
    const over = new AbortController();
    const old = {
      age,
      shown: { place: place.current, portal: portal.current },
      renew: () => loader.renew(id),
      notices,
      t,
    };
    // Without its code, the next visit uses the newer release.
    import('./old-release').then(({ handleOldRelease }) => handleOldRelease(old, over.signal), NOTHING);
    return () => over.abort();
  }, [age, loader, id, notices, t]);

  // Code for interactions loads after the screen rather than in parallel.
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
      <div
        ref={place}
        data-remote={id}
        data-state={state.status}
        data-release={'version' in state ? state.version : undefined}
      />
      <div ref={portal} />
    </>
  );
}

const NOTHING = (): void => undefined;
const isShown = ({ status }: RemoteState): boolean => status === 'ready' || status === 'degraded';
