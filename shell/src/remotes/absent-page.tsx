import { paths } from '@waymark/contract';
import { ABSENT_WORDS } from '@waymark/federation/loader';
import { ToDashboard, useTranslate } from '@waymark/host-kit';
import { BoatMark, Button } from '@waymark/ui';
import { RefreshCw } from '@waymark/ui/icons';
import { MessagePage } from '../pages/message-page';
import { useInService } from './use-in-service';

/** An area without a remote in service. It is replaced as soon as there is one. */
export function AbsentPage() {
  const t = useTranslate();
  const { draws } = useInService();
  return (
    <div role="alert" data-failure="not-found">
      <MessagePage title={ABSENT_WORDS.title} message={ABSENT_WORDS.sentence} mark={<BoatMark />}>
        {draws(paths.dashboard.pattern) && <ToDashboard />}
        <Button icon={RefreshCw} onClick={() => window.location.reload()}>
          {t('Retry')}
        </Button>
      </MessagePage>
    </div>
  );
}
