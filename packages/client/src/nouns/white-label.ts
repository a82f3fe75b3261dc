import { describeWhiteLabel } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { callRoute } from '../transport/call';
import { type OfferingApi, whereOffered } from '../transport/where-offered';

/** Somebody to write to. */
export interface Contact {
  readonly name: string;
  readonly email: string;
}

/** Query options of whom people ask for a game who may not create one; null where nobody is named. */
export const contactQuery = (api: OfferingApi) => ({
  queryKey: keys.whiteLabel(),
  meta: shows([]),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Contact | null> =>
    whereOffered(
      api,
      'white-label',
      async () => {
        const { whitelabel } = await callRoute(api, describeWhiteLabel, {}, { signal, silent: true });
        return whitelabel.contact ?? null;
      },
      async () => null,
    ),
});
