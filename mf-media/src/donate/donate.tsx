import { donate, donationPageQuery, isApiFailure } from '@waymark/client';
import { DONATION_DEFAULT, DONATIONS, type GameId, readGameId } from '@waymark/contract';
import { PageNotFound, useHost, useOffered, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Icon, Page, RadioCards, Skeleton, SkeletonFields, Stack, TextField, token } from '@waymark/ui';
import { CircleCheck } from '@waymark/ui/icons';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { CardForm } from '../purchase/card-form';
import { PaymentFault } from '../purchase/payment-fault';
import { usePayment } from '../purchase/use-payment';
import { accentOf } from './accent-of';
import { GameBanner } from './game-banner';

const Card = styled.div`
  max-inline-size: 480px;
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px;
  & h1 { font: 600 22px/28px ${token.font}; text-wrap: balance; }
  & h1 + p { margin-block-start: 4px; color: ${token.textMuted}; }
`;
const Amounts = styled.div`
  && fieldset { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  /* A border and a tick mark the chosen amount: four radio buttons did not fit on a phone. */
  && fieldset label { justify-content: center; padding: 15px 4px; }
  && fieldset input { position: absolute; opacity: 0; }
  && fieldset > div:has(:checked) { background: ${token.accentSubtle}; }
  && fieldset > div:has(:checked)::after {
    content: '✓' / '';
    position: absolute;
    inset-block-start: -9px;
    inset-inline-end: -5px;
    inline-size: 20px;
    border-radius: 50%;
    background: ${token.accent};
    color: ${token.onAccent};
    text-align: center;
    font: 700 12px/20px ${token.font};
  }
  && fieldset > div:has(:focus-visible) { outline: ${token.focusRing} solid ${token.focus}; outline-offset: 2px; }
  && strong { font: 600 ${token.type16} ${token.font}; font-variant-numeric: tabular-nums; }
`;
const Tick = styled.span`color: ${token.successText};`;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The donation page of a game, open to everyone. */
export function Donate() {
  const t = useTranslate();
  useScreenTitle(t('Donate'));
  const game = readGameId(useParams().game);
  return <Page>{game ? <DonationCard key={game} game={game} /> : <NotFound />}</Page>;
}

function NotFound() {
  return <PageNotFound />;
}

function DonationCard({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { api, brand } = useHost();
  const [given, setGiven] = useState<number>();
  const query = useQuery({ ...donationPageQuery(api, game), enabled: useOffered('donation-page') });
  const { data: page, error } = query;
  if (isApiFailure(error) && error.status === 404) return <NotFound />;
  if (query.isLoading) {
    return (
      <Skeleton>
        <Card>
          <Body>
            <SkeletonFields fields={5} />
          </Body>
        </Card>
      </Skeleton>
    );
  }
  return (
    <Card {...accentOf(page?.accent)}>
      {page && <GameBanner page={page} />}
      {given === undefined ? (
        <Body>
          <div>
            <h1>{t('Donate')}</h1>
            <p>{t('Support this game by {brand}.', { brand: brand.name })}</p>
          </div>
          <DonationForm game={game} onGiven={setGiven} />
        </Body>
      ) : (
        <EmptyState
          mark={
            <Tick>
              <Icon of={CircleCheck} size={24} />
            </Tick>
          }
          title={t('Thank you!')}
          text={t('Your donation of {amount} has arrived. A good hunt needs good people.', { amount: `$${given}` })}
        />
      )}
    </Card>
  );
}

interface DonationFormProps {
  readonly game: GameId;
  readonly onGiven: (amount: number) => void;
}

function DonationForm({ game, onGiven }: DonationFormProps) {
  const t = useTranslate();
  const { api } = useHost();
  const [amount, setAmount] = useState<number>(DONATION_DEFAULT);
  const [email, setEmail] = useState('');
  const [emailFault, setEmailFault] = useState<string>();
  const emailInput = useRef<HTMLInputElement>(null);
  const { pay, isPaying, fault } = usePayment({
    amount,
    charge: (method) => donate(api, game, { email: email.trim(), stripe_id: method, cost: amount }),
    onPaid: () => onGiven(amount),
  });
  const check = () => {
    if (EMAIL.test(email.trim())) return true;
    setEmailFault(t('Enter an e-mail address.'));
    emailInput.current?.focus();
    return false;
  };
  return (
    <Stack $gap={16}>
      {fault !== undefined && <PaymentFault>{fault}</PaymentFault>}
      <Amounts>
        <RadioCards<number>
          label={t('Amount')}
          value={amount}
          options={DONATIONS.map((value) => ({ value, label: `$${value}` }))}
          onChange={setAmount}
        />
      </Amounts>
      <TextField
        label={t('E-mail')}
        type="email"
        autoComplete="email"
        value={email}
        max={320}
        error={emailFault}
        ref={emailInput}
        onChange={(text) => {
          setEmail(text);
          setEmailFault(undefined);
        }}
      />
      <CardForm
        label={t('Donate {amount}', { amount: `$${amount}` })}
        isPaying={isPaying}
        wide
        check={check}
        onPay={(card) => void pay(card)}
      />
    </Stack>
  );
}
