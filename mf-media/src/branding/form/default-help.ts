import { keys, shows } from '@waymark/client';

/** The path of the default help in the builder ([G86]). */
const DEFAULT_HELP = '/static/default-help.txt';

/**
 * Query options of the default help, which is fetched once.
 * @param builder any URL of the builder
 */
export const defaultHelpQuery = (builder: string) => ({
  queryKey: keys.defaultHelp(),
  meta: shows([]),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<string> => {
    const address = new URL(DEFAULT_HELP, new URL(builder, document.baseURI));
    // Without the file, the field stays empty.
    const answer = await fetch(address, { signal }).catch(() => undefined);
    // A server without it may answer with its page.
    const isText = answer?.ok && !answer.headers.get('content-type')?.includes('html');
    return isText ? (await answer.text()).trim() : '';
  },
});
