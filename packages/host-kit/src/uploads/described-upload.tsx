import { type MediaRecord, mediaAlternativesQuery } from '@waymark/client';
import { asGameId } from '@waymark/contract';
import { MediaUpload, type MediaUploadProps } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { useHost, useOffered } from '../host-context';
import { useQuery } from '../query';
import { WhatItShows } from './what-it-shows';

/** Props of DescribedUpload. */
export interface DescribedUploadProps extends MediaUploadProps {
  /** The record that shows the file; absent while it does not exist. */
  readonly of: MediaRecord | undefined;
  /** The file's name in the record, such as `standard`. */
  readonly name: string;
}

/** Nothing is asked of it. */
const NOWHERE: MediaRecord = { game: asGameId(0), record: 'game', id: 0 };

/**
 * Uploads a file of a record, and asks what it shows, for people who cannot see it; captions for videos. Only the
 * upload if the provider stores no descriptions.
 */
export function DescribedUpload({ of, name, ...upload }: DescribedUploadProps) {
  const { api } = useHost();
  const { label, value } = upload;
  const stores = useOffered('media-alternatives') && of !== undefined && value !== null && value.kind !== 'model';
  const { data, refetch } = useQuery({ ...mediaAlternativesQuery(api, of ?? NOWHERE), enabled: stores });
  // Another file starts without a description.
  const shown = useRef(value?.url);
  useEffect(() => {
    if (shown.current === value?.url) return;
    shown.current = value?.url;
    if (stores) void refetch();
  }, [refetch, stores, value?.url]);
  const file = stores ? data?.find((one) => one.name === name) : undefined;
  const captions = file?.captions?.map(({ language, url }) => ({ language, url: api.resolve(url) }));
  return (
    <div>
      <MediaUpload {...upload} value={value && captions ? { ...value, captions } : value} />
      {of && value && file && (
        <WhatItShows key={value.url} of={of} file={file} label={label} isVideo={value.kind === 'video'} />
      )}
    </div>
  );
}
