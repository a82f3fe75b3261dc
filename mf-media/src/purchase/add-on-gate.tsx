import type { AddOn, Game } from '@waymark/contract';
import { lazyScreenPart, useTranslate } from '@waymark/host-kit';
import { Banner, LinkButton, Skeleton, SkeletonFields, Stack } from '@waymark/ui';
import { type ReactNode, useState } from 'react';

// Who has bought it does without the card form.
const PurchasePanel = lazyScreenPart(
  async () => (await import('./purchase-panel')).PurchasePanel,
  <Skeleton>
    <SkeletonFields fields={3} />
  </Skeleton>,
);

interface AddOnGateProps {
  readonly game: Game;
  readonly addOn: AddOn;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** What an add-on opens: its purchase first, and nothing of that ever after. */
export function AddOnGate({ game, addOn, hint, children }: AddOnGateProps) {
  const t = useTranslate();
  const [isJustPaid, setJustPaid] = useState(false);
  const isBought = (addOn === 'branding' ? game.grey_enabled : game.reels_enabled) === true;
  if (!isBought) return <PurchasePanel game={game} addOn={addOn} hint={hint} onPaid={() => setJustPaid(true)} />;
  if (!isJustPaid) return children;
  return (
    <Stack $gap={20}>
      <Banner tone="success" action={<LinkButton onClick={() => setJustPaid(false)}>{t('Thank You')}</LinkButton>}>
        {addOn === 'branding'
          ? t('Branding is yours, for this game and for good.')
          : t('Reels are yours, for this game and for good.')}
      </Banner>
      {children}
    </Stack>
  );
}
