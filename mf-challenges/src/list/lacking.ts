import { isApiFailure } from '@waymark/client';
import type { Host, ProviderCapability } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';

/** Whether a failure means that the platform lacks something despite offering it. */
export const isLacking = (api: Host['api'], capability: ProviderCapability, error: unknown): boolean =>
  isApiFailure(error) && error.status === 404 && !api.offers?.(capability);

/** If the platform lacks something, says so: the pressed control has disappeared. */
export function tellLacking(
  { api, notices }: Pick<Host, 'api' | 'notices'>,
  t: Translate,
  capability: ProviderCapability,
  error: unknown,
): boolean {
  if (!isLacking(api, capability, error)) return false;
  notices.show({ tone: 'info', text: t("This isn't available on this platform.") });
  return true;
}
