import { EmptyState, useTranslate } from '@waymark/ui';

/** What an address shows that leads to no page. */
export function PageNotFound() {
  const t = useTranslate();
  return <EmptyState title={t('Page Not Found!')} text={t("We're unable to find the page you're looking for.")} />;
}
