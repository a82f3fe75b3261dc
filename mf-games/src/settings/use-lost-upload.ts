import { useHost, useTranslate } from '@waymark/host-kit';

/** Tells that a chosen file is lost, where its control is no longer on screen to say so. */
export function useLostUpload(): (reason: string) => void {
  const { notices } = useHost();
  const t = useTranslate();
  return (reason) => {
    notices.show({ tone: 'danger', text: reason || t("Couldn't upload the file. Check your connection.") });
  };
}
