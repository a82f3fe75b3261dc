import type { AddOn, Game } from '@waymark/contract';
import { lazyScreenPart } from '@waymark/host-kit';
import { Skeleton, SkeletonFields, Stack } from '@waymark/ui';
import { type ReactNode, useState } from 'react';
import { useBought } from './use-bought';

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
  const [isThanking, setThanking] = useState(false);
  const [isBought, markPaid] = useBought(game, addOn);
  if (!isBought) {
    const onPaid = () => {
      markPaid();
      setThanking(true);
    };
    return <PurchasePanel game={game} addOn={addOn} hint={hint} onPaid={onPaid} />;
  }
  if (!isThanking) return children;
  return (
    <Stack $gap={20}>
      <Bought game={game.id} addOn={addOn} onDone={() => setThanking(false)} />
      {children}
    </Stack>
  );
}
