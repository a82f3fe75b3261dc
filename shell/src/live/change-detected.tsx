import { useReadable, useTranslate } from '@waymark/host-kit';
import { Avatar, ChangeDetectedDialog } from '@waymark/ui';
import { useServices } from '../services/services-context';

/** Asks whether to apply another person's change. */
export function ChangeDetected() {
  const { here, live } = useServices();
  const t = useTranslate();
  const others = useReadable(here.others);
  const pending = useReadable(live.pending);
  if (!pending) return null;
  const last = pending.messages.at(-1)?.detail.user_id;
  const name = others.find(({ id }) => id === last)?.name;
  const note = name && (
    <>
      <Avatar name={name} decorative />
      {t('Changed by {name}', { name })}
    </>
  );
  return (
    <ChangeDetectedDialog
      open
      note={note}
      differences={pending.differences}
      onIgnore={live.ignore}
      onRefresh={live.refresh}
    />
  );
}
