import { useTranslate } from '../root/ui-context';
import { MediaUpload, type MediaUploadProps } from './media-upload';

/** What the upload of an AR model is given. */
export type ArUploadProps = Omit<MediaUploadProps, 'kinds' | 'label'> & { readonly label?: string };

/** Takes one AR model. No browser shows one: its file stands for it, and the still picture once the provider has made one. */
export function ArUpload({ label, ...rest }: ArUploadProps) {
  const t = useTranslate();
  return <MediaUpload {...rest} label={label ?? t('AR model')} kinds={MODEL_ONLY} />;
}

const MODEL_ONLY = ['model'] as const;
