import { callRoute, isApiFailure } from '@waymark/client';
import { maintenance } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { BoatMark, Button } from '@waymark/ui';
import { useState } from 'react';
import { usePage } from '../services/page-context';
import { MessagePage } from './message-page';

/** Maintenance. Refresh checks whether it is over, and continues if so. */
export function Maintenance() {
  const { api, places } = usePage();
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const refresh = async () => {
    setAsking(true);
    const goesOn = await callRoute(api, maintenance, {}, { silent: true }).then(
      (answer) => answer.maintenance,
      saysMaintenance,
    );
    setAsking(false);
    if (!goesOn) places.to(places.takeReferrer());
  };
  return (
    <MessagePage
      title="Site Maintenance"
      message="The builder is undergoing maintenance. Please try again in a couple of hours."
      mark={<BoatMark />}
    >
      <Button kind="primary" busy={asking} onClick={() => void refresh()}>
        {t('Refresh')}
      </Button>
    </MessagePage>
  );
}

/** Other failures of the check lock nobody out ([G09]). */
const saysMaintenance = (failure: unknown): boolean => isApiFailure(failure) && failure.status === 503;
