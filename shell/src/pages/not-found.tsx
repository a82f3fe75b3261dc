import { ButtonLink } from '@waymark/ui';
import { MessagePage } from './message-page';

/** Any address the builder does not know, or not for this person. */
export function NotFound() {
  return (
    <MessagePage title="Page Not Found!" message="We're unable to find the page you're looking for.">
      <ButtonLink href="/dashboard">Go to the dashboard</ButtonLink>
    </MessagePage>
  );
}
