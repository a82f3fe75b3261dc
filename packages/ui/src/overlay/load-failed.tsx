import type { RefObject } from 'react';
import { Bubble } from '../button/bubble';
import { useTranslate } from '../root/ui-context';

/** Reports next to a trigger that its overlay failed to load. */
export function LoadFailed({ anchor }: { readonly anchor: RefObject<HTMLElement | null> }) {
  const t = useTranslate();
  return <Bubble anchor={anchor} tone="danger" alert text={t("Couldn't load this. Press again to retry.")} />;
}
