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
  const deletion = pending.messages.findLast(({ source }) => source.endsWith('.delete'));
  const author = (deletion ?? pending.messages.at(-1))?.detail.user_id;
  const name = others.find(({ id }) => id === author)?.name;
  const note = name ? (
    <>
      <Avatar name={name} decorative />
      {deletion ? t('Deleted by {name}', { name }) : t('Changed by {name}', { name })}
    </>
  ) : (
    deletion && t('Deleted by someone else')
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
