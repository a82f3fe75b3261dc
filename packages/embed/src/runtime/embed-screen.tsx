import type { MakeHost, RemoteLoader } from '@waymark/federation/loader';
import { FailureCard } from '@waymark/host/remotes/failure-card';
import { RemoteSkeleton } from '@waymark/host/remotes/remote-skeleton';
import { RemoteStage } from '@waymark/host/remotes/remote-stage';
import { HostRouter, PageNotFound, useReadable, useTranslate } from '@waymark/host-kit';
import { Banner, Button, ChangeDetectedDialog, ErrorDialog, Notices, RetryDialog, UiRoot } from '@waymark/ui';
import { useCallback, useEffect } from 'react';
import type { Place } from '../loader/place';
import { createHost } from './create-host';
import type { Services } from './services';

/** Props of an element's screen. */
export interface EmbedScreenProps {
  readonly services: Services;
  readonly loader: RemoteLoader;
  readonly place: Place;
  /** Called when there is something to see. */
  readonly onReady: () => void;
}

/** One area with its surroundings: skeleton or card, notices, questions. Invisible to the page. */
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

/** The area, unless it has no page at its address, for instance because this person lacks the feature. */
function Outlet(props: EmbedScreenProps) {
  const { services, onReady } = props;
  const { capability } = services.history;
  const { pathname } = useReadable(capability.location);
  const features = useReadable(services.features);
  // An account without the feature lacks the page only once it is known.
  useReadable(services.meKnown);
  useEffect(onReady, [onReady]);
  if (services.lacks(pathname)) {
    return (
      <HostRouter history={capability}>
        <PageNotFound />
      </HostRouter>
    );
  }
  const feature = services.routeAt(pathname)?.feature;
  if (feature === undefined || features.has(feature)) return <Area {...props} address={pathname} />;
  return <RemoteSkeleton />;
}

function Area({ services, loader, place, address }: EmbedScreenProps & { readonly address: string }) {
  const { remote, tell } = services;
  const state = useReadable(loader.state(remote));
  const hostFor: MakeHost = useCallback(
    (signal) =>
      createHost(services, {
        remote,
        signal,
        onCrash: (error) => loader.reportRenderCrash(remote, error),
        onProblem: (error) => loader.reportMissingPart(remote, error),
      }),
    [loader, remote, services],
  );

  const version = state.status === 'ready' || state.status === 'degraded' ? state.version : undefined;
  useEffect(() => {
    if (version === undefined) return;
    tell({ type: 'ready', detail: { area: place.wishes.area, version } });
  }, [version, tell, place]);

  return (
    <RemoteStage
      id={remote}
      loader={loader}
      styleRoot={place.shadow}
      nonce={place.nonce}
      address={address}
      hostFor={hostFor}
      card={(failed) => <FailureCard state={failed} onRetry={() => loader.retry(remote)} />}
    />
  );
}

function SessionOver({ services }: { services: Services }) {
  const t = useTranslate();
  if (!useReadable(services.isSignedOut)) return null;
  return (
    <Banner tone="warning" action={<Button onClick={services.renew}>{t('Try again')}</Button>}>
      {t("You've been signed out.")}
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
          report={shown.report}
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
          report={shown.report}
          onClose={errors.dismiss}
        />
      )}
    </>
  );
}
