import { useTranslate } from '@waymark/ui';
import { Unavailable } from './unavailable';

/** Shown for an address without a page. */
export function PageNotFound() {
  const t = useTranslate();
  return <Unavailable title={t('Page Not Found!')} text={t("We're unable to find the page you're looking for.")} />;
}
