import { lazyScreenPart } from '@waymark/host-kit';
import type { ReceiptsButtonProps } from './receipts-button';

/** Opens what was paid for a game; few games have anything, and the screen comes first. */
export const ReceiptsButton = lazyScreenPart<ReceiptsButtonProps>(
  async () => (await import('./receipts-button')).ReceiptsButton,
);
