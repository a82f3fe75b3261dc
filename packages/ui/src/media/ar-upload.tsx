import { useTranslate } from '../root/ui-context';
import { MediaUpload, type MediaUploadProps } from './media-upload';

/** Props of ArUpload. */
export type ArUploadProps = Omit<MediaUploadProps, 'kinds' | 'label'> & { readonly label?: string };

/** Uploads one AR model. Browsers cannot render it: shows the file name, or the still image once the provider has one. */
export function ArUpload({ label, ...rest }: ArUploadProps) {
  const t = useTranslate();
  return <MediaUpload {...rest} label={label ?? t('AR model')} kinds={MODEL_ONLY} />;
}

const MODEL_ONLY = ['model'] as const;
