import { type MediaUploadProps, useTranslate } from '@waymark/ui';
import { useHost } from '../host-context';

/**
 * Cares for uploads whose control or page people leave: closing the page asks first, and a failure that no control is
 * left to show is told in a notice.
 * @param onChosen also told of each file
 */
export function useLeftUpload(
  onChosen?: MediaUploadProps['onChosen'],
): Required<Pick<MediaUploadProps, 'onChosen' | 'onLost'>> {
  const { notices } = useHost();
  const t = useTranslate();
  return {
    onChosen: () => {
      const end = onChosen?.();
      const ask = (event: Event): void => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => {
        window.removeEventListener('beforeunload', ask);
        end?.();
      };
    },
    onLost: (reason) => {
      notices.show({ tone: 'danger', text: reason || t("Couldn't upload the file. Check your connection.") });
    },
  };
}
