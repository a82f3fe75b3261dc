import type { Asset, Assets, Placeholder } from '@waymark/contract';
import type { Attachment } from './attachments';
import { standardUrl, urlsByFormat } from './urls';

/** The files of one kind that are ready, as they travel. */
export const presentKind = (origin: string, attached: readonly Attachment[], kind: string): Asset[] =>
  attached
    .filter((file) => file.kind === kind && file.state === 'ready')
    .map((file) => ({
      name: file.name,
      url: standardUrl(origin, file),
      urls: urlsByFormat(origin, file),
      ...(file.width && file.height ? { width: file.width, height: file.height } : {}),
    }));

/** The files of a record that are ready, as they travel. */
export const presentAssets = (origin: string, attached: readonly Attachment[]): Assets => ({
  photos: presentKind(origin, attached, 'image'),
  videos: presentKind(origin, attached, 'video'),
});

/** The files of a record that are still being processed, as they travel. */
export const presentPlaceholders = (attached: readonly Attachment[]): Placeholder[] =>
  attached.filter(({ state }) => state === 'processing').map(({ name, uuid }) => ({ key: name, uuid }));
