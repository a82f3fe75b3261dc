import type { RefObject } from 'react';
import { Bubble } from '../button/bubble';
import { useTranslate } from '../root/ui-context';

/** Says beside a trigger that what it opens did not come. */
export function Trouble({ anchor }: { readonly anchor: RefObject<HTMLElement | null> }) {
  const t = useTranslate();
  return <Bubble anchor={anchor} tone="danger" alert text={t('This did not load. Press again to try once more.')} />;
}
