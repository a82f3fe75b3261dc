import { useTranslate } from '@waymark/host-kit';
import { Banner, Button, useUi } from '@waymark/ui';
import type { Place } from './places';
import { written } from './rows';
import type { HalfRenamed } from './use-rename';

/** More would push the list down. */
const NAMED = 5;

interface HalfRenamedBannerProps {
  readonly half: HalfRenamed;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Lists where a key was and wasn't renamed, and offers to retry the rest. */
export function HalfRenamedBanner({ half, busy, onRetry, onDismiss }: HalfRenamedBannerProps) {
  const t = useTranslate();
  const { language } = useUi();
  const { from, to, done, left } = half;
  const names = (places: readonly Place[]) => {
    const named = places.slice(0, NAMED).map(({ name }) => (name ? `“${name}”` : t('Untitled')));
    const more = places.length - named.length;
    if (more > 0) named.push(t('{n} more', { n: more }));
    return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(named);
  };
  const keys = { from: written(from), to: written(to) };
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" busy={busy} onClick={onRetry}>
          {t('Try the rest again')}
        </Button>
      }
      onDismiss={onDismiss}
    >
      {done.length > 0 && `${t('Changed {from} to {to} in {places}.', { ...keys, places: names(done) })} `}
      {t("Couldn't change it in {places}. They still use {from}.", { ...keys, places: names(left) })}
    </Banner>
  );
}
