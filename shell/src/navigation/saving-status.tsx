import { useReadable, useTranslate } from '@waymark/host-kit';
import { SaveMark } from '@waymark/ui';
import { useServices } from '../services/services-context';

/** Saving state of the whole page. */
export function SavingStatus() {
  const { saving } = useServices();
  const t = useTranslate();
  const status = useReadable(saving.status);
  return <SaveMark state={status} text={status === 'saved' ? t('All changes saved') : undefined} />;
}
