import type { MediaAlternative } from '@waymark/contract';
import type { Attachment } from '../attachments';
import { fileUrl } from '../urls';

type Described = Pick<Attachment, 'name' | 'uuid' | 'alternative'>;

/** What stands in for a file, for people who see the record; a decorative one needs no words. */
export function presentAlternative(origin: string, file: Described): Omit<MediaAlternative, 'name'> | undefined {
  if (!file.alternative) return undefined;
  const { alt = '', decorative = false } = file.alternative;
  return {
    ...(decorative ? { decorative } : alt !== '' && { alt }),
    captions: captionsOf(origin, file),
  };
}

/** What stands in for a file, for its editor. */
export const presentStored = (origin: string, file: Described): MediaAlternative => ({
  name: file.name,
  alt: file.alternative?.alt ?? '',
  decorative: file.alternative?.decorative === true,
  captions: captionsOf(origin, file),
});

const captionsOf = (origin: string, { uuid, alternative }: Described) =>
  Object.entries(alternative?.captions ?? {})
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([language, file]) => ({ language, url: fileUrl(origin, uuid, file) }));
