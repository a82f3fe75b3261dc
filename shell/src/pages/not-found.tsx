import { LensMark } from '@waymark/ui';
import { MessagePage } from './message-page';
import { ToDashboard } from './to-dashboard';

/** An address that is unknown, or not available to this person. */
export function NotFound() {
  return (
    <MessagePage
      title="Page Not Found!"
      message="We're unable to find the page you're looking for."
      mark={<LensMark />}
    >
      <ToDashboard />
    </MessagePage>
  );
}
