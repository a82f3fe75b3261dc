import type { Asset, Assets, Placeholder } from '@waymark/contract';
import { presentAlternative } from './alternatives/present';
import type { Attachment } from './attachments';
import { type Seal, standardUrl, urlsByFormat } from './urls';

/** Ready files of one kind, as sent to clients. */
export const presentKind = (origin: string, attached: readonly Attachment[], kind: string, seal?: Seal): Asset[] =>
  attached
    .filter((file) => file.kind === kind && file.state === 'ready')
    .map((file) => ({
      name: file.name,
      url: standardUrl(origin, file, seal),
      urls: urlsByFormat(origin, file, seal),
      ...(file.width && file.height ? { width: file.width, height: file.height } : {}),
      ...presentAlternative(origin, file),
    }));

/** Ready files of a record, as sent to clients. */
export const presentAssets = (origin: string, attached: readonly Attachment[], seal?: Seal): Assets => ({
  photos: presentKind(origin, attached, 'image', seal),
  videos: presentKind(origin, attached, 'video', seal),
});

/** Files of a record that are still processing, as sent to clients. */
export const presentPlaceholders = (attached: readonly Attachment[]): Placeholder[] =>
  attached.filter(({ state }) => state === 'processing').map(({ name, uuid }) => ({ key: name, uuid }));
