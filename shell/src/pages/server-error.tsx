import { useTranslate } from '@waymark/host-kit';
import { BoatMark, Button } from '@waymark/ui';
import { usePage } from '../services/page-context';
import { MessagePage } from './message-page';

/** The platform failed in a way that no dialog can help with. */
export function ServerError() {
  const { places } = usePage();
  const t = useTranslate();
  return (
    <MessagePage
      title="Internal server error"
      message="The builder is currently having problem serving your request. Hit the button below to refresh."
      mark={<BoatMark />}
    >
      <Button kind="primary" onClick={() => places.to('/')}>
        {t('Refresh')}
      </Button>
    </MessagePage>
  );
}
