import { downloadReceipt, receiptsQuery } from '@waymark/client';
import type { GameId, Receipt } from '@waymark/contract';
import { saveFile, useActions, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import {
  Button,
  Dialog,
  EmptyState,
  exactMoment,
  Failed,
  IconButton,
  Row,
  Skeleton,
  SkeletonRows,
  TextLink,
  token,
} from '@waymark/ui';
import { Download } from '@waymark/ui/icons';
import styled from 'styled-components';

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding-block: 10px;
    border-block-end: 1px solid ${token.line};
  }
  & > li:last-child { border-block-end: 0; }
`;
const What = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > p:last-child { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;
const Amount = styled.strong`
  font: 600 ${token.type14} ${token.font};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const PRODUCTS: Readonly<Record<string, { readonly text: string }>> = {
  branding: { text: 'Branding' },
  reels: { text: 'Reels' },
  license: { text: 'License' },
  donation: { text: 'Donation' },
};

interface ReceiptListProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** The payments for a game, by whom and when, each with a printable receipt. */
export function ReceiptList({ game, onClose }: ReceiptListProps) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useQuery(receiptsQuery(useHost().api, game));
  return (
    <Dialog
      open
      title={t('Receipts')}
      width={520}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {!data && !error && (
        <Skeleton>
          <SkeletonRows />
        </Skeleton>
      )}
      {!data && error && (
        <Failed
          title={t("We couldn't load the receipts")}
          text={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState title={t('Nothing was paid yet')} text={t('Purchases and donations for this game appear here.')} />
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((receipt) => (
            <ReceiptRow key={receipt.number} game={game} receipt={receipt} />
          ))}
        </List>
      )}
    </Dialog>
  );
}

function ReceiptRow({ game, receipt }: { readonly game: GameId; readonly receipt: Receipt }) {
  const t = useTranslate();
  const { api, phrases } = useHost();
  const language = useReadable(phrases.language);
  const { run, isUnderWay } = useActions<'print'>();
  const { number = '', product = '', amount = 0, currency = 'usd', at = '', payer, url } = receipt;
  const print = async () => {
    const done = await run('print', () => downloadReceipt(api, game, number));
    if (done) saveFile(done.answer, done.answer.name);
  };
  const price = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  );
  return (
    <li>
      <What>
        <p>{t(PRODUCTS[product]?.text ?? product)}</p>
        <p>{[exactMoment(at, undefined, language), payer].filter(Boolean).join(' · ')}</p>
      </What>
      <Amount>{price}</Amount>
      <Row>
        {url && (
          <TextLink href={url} target="_blank" rel="noopener">
            Stripe
          </TextLink>
        )}
        <IconButton
          icon={Download}
          label={t('Download receipt {number}', { number })}
          busy={isUnderWay('print')}
          onClick={() => void print()}
        />
      </Row>
    </li>
  );
}
