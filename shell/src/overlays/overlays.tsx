import { KeysHelp, useTranslate } from '@waymark/host-kit';
import { Notices } from '@waymark/ui';
import { useFullscreen } from '../navigation/open-game';
import { useServices } from '../services/services-context';
import { ErrorDialogs } from './error-dialogs';
import { LiveDialogs } from './live-dialogs';

/** Overlays of the page: notices, errors, questions from live messages, the list of keys. */
export function Overlays() {
  const { keys, notices } = useServices();
  const fullscreen = useFullscreen();
  const t = useTranslate();
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
