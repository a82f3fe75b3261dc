import { keys, shows } from '@waymark/client';

/** Where the builder serves the default help ([G86]). */
const DEFAULT_HELP = '/static/default-help.txt';

/**
 * Query options of the default help, which is fetched once.
 * @param builder any address of the builder
 */
export const defaultHelpQuery = (builder: string) => ({
  queryKey: keys.defaultHelp(),
  meta: shows([]),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<string> => {
    const address = new URL(DEFAULT_HELP, new URL(builder, document.baseURI));
    // Without the file, the field is empty.
    const answer = await fetch(address, { signal }).catch(() => undefined);
    const isText = answer?.ok && (answer.headers.get('content-type') ?? '').startsWith('text/plain');
    return isText ? (await answer.text()).trim() : '';
  },
});
