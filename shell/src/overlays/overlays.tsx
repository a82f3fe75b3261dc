import { KeysHelp, useTranslate } from '@waymark/host-kit';
import { Notices } from '@waymark/ui';
import { useEffect } from 'react';
import { useFreshPreviews } from '../host/use-fresh-previews';
import { useFullscreen } from '../navigation/open-game';
import { keepForOffline } from '../offline/keep-for-offline';
import { useKeepAhead } from '../offline/use-keep-ahead';
import { useTypedAhead } from '../palette/typed-ahead';
import { useServices } from '../services/services-context';
import { useSessionEnd } from '../session/use-session-end';
import { ErrorDialogs } from './error-dialogs';
import { keepPageOnDrop } from './keep-page-on-drop';
import { LiveDialogs } from './live-dialogs';

/** Overlays of the page: notices, errors, questions from live messages, the list of keys. */
export function Overlays() {
  const services = useServices();
  const { keys, notices } = services;
  const fullscreen = useFullscreen();
  const t = useTranslate();
  // A browser that refuses workers or storage goes on as without them.
  useEffect(() => {
    const { queries, restMe, learnMe } = services;
    const loadAgain = () => {
      restMe();
      return Promise.all([learnMe(), queries.refetchQueries({ type: 'active' })]);
    };
    keepForOffline(loadAgain).catch(() => undefined);
  }, [services]);
  useEffect(keepPageOnDrop, []);
  useTypedAhead();
  useKeepAhead();
  useFreshPreviews();
  useSessionEnd();
  return (
    <>
      <Notices list={notices} />
      <ErrorDialogs />
      <KeysHelp
        board={keys}
        onFailed={() =>
          notices.show({ tone: 'danger', text: t("Couldn't load the shortcuts. Check your connection.") })
        }
      />
      {!fullscreen && <LiveDialogs />}
    </>
  );
}
