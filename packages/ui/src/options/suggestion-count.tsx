import { useTranslate } from '../root/ui-context';
import { VisuallyHidden } from '../text/visually-hidden';

/** Most suggestions shown at once. */
export const SUGGESTIONS_MAX = 50;

/** Tells screen readers how many suggestions there are; nothing while none are shown. */
export function SuggestionCount({ count }: { readonly count: number | undefined }) {
  const t = useTranslate();
  return (
    <VisuallyHidden role="status">
      {count !== undefined && t(count === 1 ? '{count} suggestion' : '{count} suggestions', { count })}
    </VisuallyHidden>
  );
}
