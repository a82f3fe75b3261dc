import { LensMark } from '@waymark/ui';
import { MessagePage } from './message-page';
import { ToDashboard } from './to-dashboard';

/** The screens of a game that is unknown, or kept from this person; the platform does not say which. */
export function NoGame() {
  return (
    <MessagePage
      title="We couldn't find this game"
      message="It may have been deleted, or you don't have access to it."
      mark={<LensMark />}
    >
      <ToDashboard />
    </MessagePage>
  );
}
