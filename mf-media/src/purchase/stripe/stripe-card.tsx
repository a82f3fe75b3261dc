import { paymentSetupQuery } from '@waymark/client';
import { useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Failed, token } from '@waymark/ui';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import styled from 'styled-components';
import { type CardFields, CardRefused } from '../card-fields';
import { lookOf } from './card-look';
import { lightPlace } from './light-place';
import { type MountedCard, openStripe } from './open-stripe';

const Frame = styled.div`
  min-block-size: 48px;
  padding: 14px 12px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusControl};
  background: ${token.surfacePanel};
  &:focus-within { outline: 2px solid ${token.focus}; outline-offset: 1px; }
`;
const Note = styled.p`
  color: ${token.textMuted};
  font: ${token.type12} ${token.font};
`;

/** Stripe's card fields, in Stripe's own frames: neither this page nor the platform sees a number. */
export function StripeCard({ ref }: { readonly ref: Ref<CardFields> }) {
  const t = useTranslate();
  const { api, brand } = useHost();
  const isAnnounced = useOffered('stripe');
  const { data, error, isFetching, refetch } = useQuery({ ...paymentSetupQuery(api), enabled: isAnnounced });
  const place = useRef<HTMLDivElement>(null);
  const name = useId();
  const [card, setCard] = useState<MountedCard>();
  const [loadFault, setLoadFault] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const key = isAnnounced ? data?.key : brand.cardKey;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    const frame = place.current;
    if (!key || !frame) return;
    let isGone = false;
    let end = () => {};
    void openStripe(key).then(
      (stripe) => {
        if (isGone) return;
        const light = lightPlace(frame, name);
        const mounted = stripe.mountCard(light.element, lookOf(frame));
        setCard(mounted);
        end = () => {
          mounted.destroy();
          light.remove();
        };
      },
      (fault: unknown) => {
        if (!isGone) setLoadFault(fault);
      },
    );
    return () => {
      isGone = true;
      setCard(undefined);
      end();
    };
  }, [key, name, tries]);

  useImperativeHandle(
    ref,
    () => ({
      // Read on each submit: edits happen in Stripe's frames and re-render nothing here.
      get typed() {
        return card?.typed;
      },
      makeMethod: async () => {
        if (!card) throw new CardRefused(t('The card form is still loading. Try again in a moment.'));
        return card.makeMethod();
      },
    }),
    [card, t],
  );

  const fault = error ?? loadFault;
  if (fault) {
    const retry = () => {
      setLoadFault(undefined);
      setTries((count) => count + 1);
      if (error) void refetch();
    };
    return (
      <Failed
        title={t("The card form couldn't be loaded")}
        text={t('It comes from Stripe. Check your connection, or whether something blocks js.stripe.com.')}
        busy={isFetching}
        onRetry={retry}
      />
    );
  }
  return (
    <>
      <Frame ref={place} role="group" aria-label={t('Card')} />
      <Note>{t('Your card goes to Stripe alone. This platform never sees its number.')}</Note>
    </>
  );
}
