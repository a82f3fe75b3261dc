import type { MediaRecord } from '@waymark/client';
import { MediaUpload, type MediaUploadProps } from '@waymark/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useOffered } from '../host-context';
import type { DescriptionProps, DescriptionSlots } from './description';
import { useLeftUpload } from './use-left-upload';

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
  const { label, value, onChosen } = upload;
  const left = useLeftUpload(onChosen);
  const stores = useOffered('media-alternatives');
  const [slots, setSlots] = useState<DescriptionSlots>();
  const isDescribable = stores && value && value.kind !== 'model';
  // Not a lazy part: it shows nothing of its own that could wait, and without its code the upload works as before.
  const [Description, setDescription] = useState<ComponentType<DescriptionProps>>();
  useEffect(() => {
    if (isDescribable)
      import(/* webpackChunkName: "idle" */ './description').then(
        (file) => setDescription(() => file.Description),
        () => undefined,
      );
  }, [isDescribable]);
  return (
    <>
      <MediaUpload {...upload} {...(isDescribable && slots)} {...left} />
      {Description && isDescribable && of && (
        <Description of={of} name={name} label={label} file={value} onSlots={setSlots} />
      )}
    </>
  );
}
