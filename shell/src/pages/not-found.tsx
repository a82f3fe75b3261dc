import { paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { ButtonLink, LensMark } from '@waymark/ui';
import { MessagePage } from './message-page';

/** An address that is unknown, or not available to this person. */
export function NotFound() {
  const t = useTranslate();
  return (
    <MessagePage
      title="Page Not Found!"
      message="We're unable to find the page you're looking for."
      mark={<LensMark />}
    >
      <ButtonLink as={Link} to={paths.dashboard()}>
        {t('Go to the dashboard')}
      </ButtonLink>
    </MessagePage>
  );
}
