import { useReadable, useTranslate } from '@waymark/host-kit';
import { Faces } from '@waymark/ui';
import { useServices } from '../services/services-context';

/** Who else has this game open. */
export function OthersStatus() {
  const { here } = useServices();
  const t = useTranslate();
  const names = useReadable(here.others).map(({ name }) => name);
  return <Faces names={names} label={t('Also here: {names}', { names: names.join(', ') })} />;
}
