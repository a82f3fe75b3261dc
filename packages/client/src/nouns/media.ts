import { type ApiCapability, extensionOf, type PutFileOptions, signUpload, uploadPolicy } from '@waymark/contract';
import { type Api, callRoute } from '../transport/call';

/** A file that lies with the provider: what a record saves of it. */
export interface StoredMedia {
  readonly uuid: string;
  readonly extension: string;
}

/** Query options of what uploads are allowed; a failure leaves the client without a limit of its own ([G42]). */
export const uploadPolicyQuery = (api: Api) => ({
  queryKey: ['upload-policy'] as const,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }: { signal: AbortSignal }) => callRoute(api, uploadPolicy, {}, { signal, silent: true }),
});

/** Asks for a signed address for the file's extension and puts the file there. */
export async function uploadFile(
  api: Pick<ApiCapability, 'request' | 'putFile'>,
  file: File,
  options: PutFileOptions = {},
): Promise<StoredMedia> {
  const extension = extensionOf(file.name);
  const { signature, name } = await callRoute(
    api,
    signUpload,
    { params: { extension } },
    { handles: [400, 403, 404, 413, 415, 422, 429, 'none'], ...(options.signal ? { signal: options.signal } : {}) },
  );
  await api.putFile(signature, file, options);
  const dot = name.lastIndexOf('.');
  return { uuid: dot < 0 ? name : name.slice(0, dot), extension };
}
