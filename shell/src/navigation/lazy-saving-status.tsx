import { lazyScreen } from '@waymark/host-kit';
import { AtRest } from './at-rest';

const SavingStatus = lazyScreen(async () => (await import('./saving-status')).SavingStatus);

/** The saving state of the page; nobody has saved anything before it loads. */
export function LazySavingStatus() {
  return (
    <AtRest>
      <SavingStatus />
    </AtRest>
  );
}
