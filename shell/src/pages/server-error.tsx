import { SERVER_ERROR } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { BoatMark, Button } from '@waymark/ui';
import { usePage } from '../services/page-context';
import { MessagePage } from './message-page';

/** A platform error that no dialog can help with. */
export function ServerError() {
  const { places } = usePage();
  const t = useTranslate();
  return (
    <MessagePage title={SERVER_ERROR.title} message={SERVER_ERROR.message} mark={<BoatMark />}>
      <Button kind="primary" onClick={() => places.to('/')}>
        {t(SERVER_ERROR.button)}
      </Button>
    </MessagePage>
  );
}
