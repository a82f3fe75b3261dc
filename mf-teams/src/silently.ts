import type { Api } from '@waymark/client';

/** An api for what is shown beside other things: if the provider refuses it, no dialog opens. */
export const silently = (api: Api): Api => ({ request: (call) => api.request({ ...call, silent: true }) });
