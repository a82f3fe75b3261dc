import { useReadable } from '@waymark/host-kit';
import { ChangeDetectedDialog } from '@waymark/ui';
import { useServices } from '../services/services-context';

/** Asks whether to take over what somebody else changed. */
export function ChangeDetected() {
  const { live } = useServices();
  const pending = useReadable(live.pending);
  if (!pending) return null;
  return <ChangeDetectedDialog open onIgnore={live.ignore} onRefresh={live.refresh} />;
}
