import type { AddOn, Game } from '@waymark/contract';
import { lazyScreenPart } from '@waymark/host-kit';
import { Skeleton, SkeletonFields, Stack } from '@waymark/ui';
import { type ReactNode, useState } from 'react';

// Not needed once purchased.
const PurchasePanel = lazyScreenPart(
  async () => (await import('./sale')).PurchasePanel,
  <Skeleton>
    <SkeletonFields fields={3} />
  </Skeleton>,
);

const Bought = lazyScreenPart(async () => (await import('./sale')).Bought);

interface AddOnGateProps {
  readonly game: Game;
  readonly addOn: AddOn;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** Guards an add-on: offers the purchase until it is bought. */
export function AddOnGate({ game, addOn, hint, children }: AddOnGateProps) {
  const [isJustPaid, setJustPaid] = useState(false);
  const isBought = (addOn === 'branding' ? game.grey_enabled : game.reels_enabled) === true;
  if (!isBought) return <PurchasePanel game={game} addOn={addOn} hint={hint} onPaid={() => setJustPaid(true)} />;
  if (!isJustPaid) return children;
  return (
    <Stack $gap={20}>
      <Bought addOn={addOn} onDone={() => setJustPaid(false)} />
      {children}
    </Stack>
  );
}
