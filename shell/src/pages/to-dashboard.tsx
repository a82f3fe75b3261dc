import { paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { ButtonLink } from '@waymark/ui';

/** The way back from a page that has nothing to show. */
export function ToDashboard() {
  const t = useTranslate();
  return (
    <ButtonLink as={Link} to={paths.dashboard()}>
      {t('Go to the dashboard')}
    </ButtonLink>
  );
}
