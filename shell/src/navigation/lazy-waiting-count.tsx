import { lazyScreen } from '@waymark/host-kit';
import { AtRest } from './at-rest';
import type { WaitingCountProps } from './waiting-count';

const WaitingCount = lazyScreen(async () => (await import('./waiting-count')).WaitingCount);

/** How many answers are waiting. */
export function LazyWaitingCount(props: WaitingCountProps) {
  return (
    <AtRest>
      <WaitingCount {...props} />
    </AtRest>
  );
}
