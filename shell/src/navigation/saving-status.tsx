import { useReadable } from '@waymark/host-kit';
import { SaveMark } from '@waymark/ui';
import { useServices } from '../services/services-context';

/** How saving stands over the whole page. */
export function SavingStatus() {
  const { notices } = useServices();
  const saving = useReadable(notices.saving);
  if (saving === 'idle') return null;
  if (saving === 'saved') return <span role="status">All changes saved</span>;
  return <SaveMark state={saving} />;
}
