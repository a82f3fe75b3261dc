import { donate } from '@waymark/client';
import { DONATION_DEFAULT, DONATIONS, type GameId, readGameId } from '@waymark/contract';
import { useHost, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { Banner, EmptyState, Page, PageTitle, Panel, PanelBody, RadioCards, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CardForm } from '../purchase/card-form';
import { usePayment } from '../purchase/use-payment';

const Narrow = styled.div`max-inline-size: 480px;`;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The donation page of a game, for anybody. */
export function Donate() {
  const t = useTranslate();
  useScreenTitle(t('Donate'));
  const game = readGameId(useParams().game);
  return (
    <Page>
      {game ? (
        <DonationForm key={game} game={game} />
      ) : (
        <EmptyState title={t('Page Not Found!')} text={t("We're unable to find the page you're looking for.")} />
      )}
    </Page>
  );
}

function DonationForm({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { api, brand } = useHost();
  const [amount, setAmount] = useState<number>(DONATION_DEFAULT);
  const [email, setEmail] = useState('');
  const [emailFault, setEmailFault] = useState<string>();
  const [isDone, setDone] = useState(false);
  const { pay, isPaying, fault } = usePayment(
    (method) => donate(api, game, { email: email.trim(), stripe_id: method, cost: amount }),
    () => setDone(true),
  );
  if (isDone) {
    return (
      <EmptyState
        title={t('Thank you!')}
        text={t('Your donation of {amount} has arrived. A good hunt needs good people.', { amount: `$${amount}` })}
      />
    );
  }
  return (
    <Narrow>
      <PageTitle title={t('Donate')} text={t('Support this game of {brand}.', { brand: brand.name })} />
      <Stack>
        {fault !== undefined && <Banner tone="danger">{fault}</Banner>}
        <Panel>
          <PanelBody>
            <RadioCards<number>
              label={t('Amount')}
              value={amount}
              options={DONATIONS.map((value) => ({ value, label: `$${value}` }))}
              onChange={setAmount}
            />
            <TextField
              label={t('E-mail')}
              type="email"
              autoComplete="email"
              value={email}
              max={320}
              error={emailFault}
              onChange={(text) => {
                setEmail(text);
                setEmailFault(undefined);
              }}
            />
            <CardForm
              label={t('Donate {amount}', { amount: `$${amount}` })}
              isPaying={isPaying}
              onPay={(card) => {
                if (EMAIL.test(email.trim())) void pay(card);
                else setEmailFault(t('Enter an e-mail address.'));
              }}
            />
          </PanelBody>
        </Panel>
      </Stack>
    </Narrow>
  );
}
