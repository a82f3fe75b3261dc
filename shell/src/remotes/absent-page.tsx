import { ABSENT_WORDS } from '@waymark/federation/loader';
import { useTranslate } from '@waymark/host-kit';
import { BoatMark, Button } from '@waymark/ui';
import { RefreshCw } from '@waymark/ui/icons';
import { MessagePage } from '../pages/message-page';
import { ToDashboard } from '../pages/to-dashboard';

/** An area of the builder without a remote in service. It is drawn as soon as one is. */
export function AbsentPage() {
  const t = useTranslate();
  return (
    <div role="alert" data-failure="not-found">
      <MessagePage title={ABSENT_WORDS.title} message={ABSENT_WORDS.sentence} mark={<BoatMark />}>
        <ToDashboard />
        <Button icon={RefreshCw} onClick={() => window.location.reload()}>
          {t('Retry')}
        </Button>
      </MessagePage>
    </div>
  );
}
