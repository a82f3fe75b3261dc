import { lazyScreenPart } from '@waymark/host-kit';
import type { ReceiptsButtonProps } from './receipts-button';

/** Opens the receipts of a game. Few games have any, so it loads after the screen. */
export const ReceiptsButton = lazyScreenPart<ReceiptsButtonProps>(
  async () => (await import('./receipts-button')).ReceiptsButton,
);
