import type { RemoteLoader, RemoteState } from '@waymark/federation/loader';
import { FailureCard } from '@waymark/host/remotes/failure-card';
import { RemoteSkeleton } from '@waymark/host/remotes/remote-skeleton';
import { useReadable, useTranslate } from '@waymark/host-kit';
import {
  Banner,
  Button,
  ChangeDetectedDialog,
  ErrorDialog,
  Notices,
  prefetchOverlays,
  RetryDialog,
  UiRoot,
} from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import type { Place } from '../loader/place';
import { createHost } from './create-host';
import type { Services } from './services';

/** What the screen of one element is drawn from. */
export interface EmbedScreenProps {
  readonly services: Services;
  readonly loader: RemoteLoader;
  readonly place: Place;
  /** There is something to see. */
  readonly onReady: () => void;
}

/** One area with all it needs around it: skeleton or card, notices, questions. The page sees none of it. */
export function EmbedScreen(props: EmbedScreenProps) {
  const { services, place } = props;
  const { language, direction, translate } = services.phrases.capability;
  return (
    <UiRoot
      scope="shadow"
      styleTarget={place.shadow}
      nonce={place.nonce}
      brand={services.config.brand.colour}
      theme={useReadable(services.theme)}
      language={useReadable(language)}
      direction={useReadable(direction)}
      translate={translate}
      navigate={services.history.capability.navigate}
    >
      <SessionOver services={services} />
      <Outlet {...props} />
      <Notices list={services.notices} />
      <Questions services={services} />
    </UiRoot>
  );
}

function Outlet({ services, loader, place, onReady }: EmbedScreenProps) {
  const { remote, tell } = services;
  const state = useReadable(loader.state(remote));
  const outlet = useRef<HTMLDivElement>(null);
  const [portal, setPortal] = useState<HTMLDivElement | null>(null);

  useEffect(() => {
    if (!outlet.current || !portal) return;
    const mount = loader.mount(
      remote,
      { element: outlet.current, styleRoot: place.shadow, portal, nonce: place.nonce },
      (signal) =>
        createHost(services, {
          remote,
          signal,
          onCrash: (error) => loader.reportRenderCrash(remote, error),
          onProblem: (error) => loader.reportMissingPart(remote, error),
        }),
      { basename: '' },
    );
    return () => void mount.unmount();
  }, [loader, place, portal, remote, services]);

  const version = state.status === 'ready' || state.status === 'degraded' ? state.version : undefined;
  useEffect(() => {
    if (version === undefined) return;
    prefetchOverlays();
    tell({ type: 'ready', detail: { area: place.wishes.area, version } });
  }, [version, tell, place]);
  useEffect(onReady, [onReady]);

  return (
    <>
      {isUnderWay(state) && <RemoteSkeleton />}
      {(state.status === 'failed' || state.status === 'incompatible') && (
        <FailureCard state={state} onRetry={() => loader.retry(remote)} />
      )}
      <div ref={outlet} data-remote={remote} data-state={state.status} />
      <div ref={setPortal} />
    </>
  );
}

const UNDER_WAY: ReadonlySet<RemoteState['status']> = new Set(['idle', 'resolving', 'loading', 'mounting', 'retrying']);
const isUnderWay = ({ status }: RemoteState): boolean => UNDER_WAY.has(status);

function SessionOver({ services }: { services: Services }) {
  const t = useTranslate();
  if (!useReadable(services.session.lapsed)) return null;
  return (
    <Banner tone="warning" action={<Button onClick={services.renew}>{t('Try again')}</Button>}>
      {t('You have been signed out.')}
    </Banner>
  );
}

function Questions({ services: { errors, live, renew } }: { services: Services }) {
  const shown = useReadable(errors.shown);
  const pending = useReadable(live.pending);
  return (
    <>
      {pending && <ChangeDetectedDialog open onIgnore={live.ignore} onRefresh={live.refresh} />}
      {shown?.kind === 'retry' && (
        <RetryDialog
          open
          title={shown.title}
          message={shown.message}
          line={shown.line}
          onRetry={() => {
            errors.dismiss();
            renew();
          }}
          onDismiss={errors.dismiss}
        />
      )}
      {shown && shown.kind !== 'retry' && (
        <ErrorDialog
          open
          title={shown.kind === 'raw' ? 'Error' : shown.title}
          message={shown.message}
          onClose={errors.dismiss}
        />
      )}
    </>
  );
}
