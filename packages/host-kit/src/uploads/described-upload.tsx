import type { MediaRecord } from '@waymark/client';
import { MediaUpload, type MediaUploadProps } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { useOffered } from '../host-context';
import { lazyScreenPart } from '../screens/lazy-screen-part';
import type { DescriptionProps, DescriptionSlots } from './description';

const Description = lazyScreenPart<DescriptionProps>(async () => (await import('./description')).Description);

/** Props of DescribedUpload. */
export interface DescribedUploadProps extends MediaUploadProps {
  /** The record that shows the file; absent while it does not exist. */
  readonly of: MediaRecord | undefined;
  /** The file's name in the record, such as `standard`. */
  readonly name: string;
}

/**
 * Uploads a file of a record, and asks what it shows, for people who cannot see it; captions for videos. Only the
 * upload if the provider stores no descriptions. What asks loads afterwards and fills the slots of the upload.
 */
export function DescribedUpload({ of, name, ...upload }: DescribedUploadProps) {
  const { label, value } = upload;
  const stores = useOffered('media-alternatives');
  const [slots, setSlots] = useState<DescriptionSlots>();
  const isDescribable = stores && value && value.kind !== 'model';
  // Rendered once its code is there: it shows nothing that a page could wait for.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isDescribable) void Description.fetched().then(() => setReady(true));
  }, [isDescribable]);
  return (
    <>
      <MediaUpload {...upload} {...(isDescribable && slots)} />
      {isReady && isDescribable && of && (
        <Description of={of} name={name} label={label} file={value} onSlots={setSlots} />
      )}
    </>
  );
}
