import { useTranslate } from '@waymark/host-kit';
import { VisuallyHidden } from '@waymark/ui';

/** The star at the points of a challenge. */
export function DefaultMark() {
  const t = useTranslate();
  return (
    <span>
      *<VisuallyHidden> {t('points of the challenge')}</VisuallyHidden>
    </span>
  );
}
