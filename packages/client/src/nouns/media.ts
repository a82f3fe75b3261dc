import {
  type ApiCapability,
  type Asset,
  type Assets,
  extensionOf,
  type Placeholder,
  type PutFileOptions,
  signUpload,
  uploadPolicy,
} from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, callRoute } from '../transport/call';

/** A stored file, as records save it. */
export interface StoredMedia {
  readonly uuid: string;
  readonly extension: string;
}

/** The fields in which a record keeps the file with this asset name. */
export type MediaFields<Name extends string> = Readonly<
  Record<`${Name}_media_uuid` | `${Name}_media_extension`, string>
>;

/** The values to save for a stored file: uuid and extension, under names derived from the asset's. */
export const mediaFields = <Name extends string>(name: Name, { uuid, extension }: StoredMedia): MediaFields<Name> =>
  ({ [`${name}_media_uuid`]: uuid, [`${name}_media_extension`]: extension }) as MediaFields<Name>;

/** The values to save to remove a file ([G44]). */
export const withoutMedia = <Name extends string>(name: Name): MediaFields<Name> =>
  mediaFields(name, { uuid: '', extension: '' });

/** A record's files without those of one name, shown before the provider has responded. */
export function withoutAsset<
  R extends { assets?: Assets | undefined; placeholders?: readonly Placeholder[] | undefined },
>(record: R, name: string): Pick<R, 'assets' | 'placeholders'> {
  const { assets, placeholders } = record;
  const others = (files: readonly Asset[] = []) => files.filter((file) => file.name !== name);
  return {
    ...(assets ? { assets: { ...assets, photos: others(assets.photos), videos: others(assets.videos) } } : {}),
    ...(placeholders ? { placeholders: placeholders.filter(({ key }) => key !== name) } : {}),
  } as Pick<R, 'assets' | 'placeholders'>;
}

/** Query options of allowed uploads; after a failure the client has no limits of its own ([G42]). */
export const uploadPolicyQuery = (api: Api) => ({
  queryKey: keys.uploadPolicy(),
  meta: shows([]),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }: { signal: AbortSignal }) => callRoute(api, uploadPolicy, {}, { signal, silent: true }),
});

/** Requests a signed address for the file's extension and uploads the file. */
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
