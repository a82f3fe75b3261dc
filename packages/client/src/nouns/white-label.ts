import { describeWhiteLabel } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';

/** A contact person. */
export interface Contact {
  readonly name: string;
  readonly email: string;
}

/** Query options of the contact for people who may not create games; null if there is none. */
export const contactQuery = (api: OfferingApi) => ({
  queryKey: keys.whiteLabel(),
  meta: shows([]),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Contact | null> =>
    callIfOffered(
      api,
      'white-label',
      async () => {
        const { whitelabel } = await callRoute(api, describeWhiteLabel, {}, { signal, silent: true });
        return whitelabel.contact ?? null;
      },
      async () => null,
    ),
});
