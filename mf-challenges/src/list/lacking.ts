import { isApiFailure } from '@waymark/client';
import type { Host, ProviderCapability } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';

/**
 * Whether a failure means that the platform lacks something in spite of its offer. That is said in a line: what was pressed
 * is gone from the screen then, and nothing is broken.
 */
export function tellLacking(
  { api, notices }: Pick<Host, 'api' | 'notices'>,
  t: Translate,
  capability: ProviderCapability,
  error: unknown,
): boolean {
  if (!isApiFailure(error) || error.status !== 404 || api.offers?.(capability)) return false;
  notices.show({ tone: 'info', text: t('The platform does not offer this.') });
  return true;
}
