import { receiptsQuery } from '@waymark/client';
import { type Game, roleOf } from '@waymark/contract';
import { lazyScreenPart, useHost, useOffered, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button } from '@waymark/ui';
import { FileText } from '@waymark/ui/icons';
import { useState } from 'react';

const ReceiptList = lazyScreenPart(async () => (await import('./receipt-list')).ReceiptList);

/** Opens what was paid for a game, for its administrators, once there is anything. */
export function ReceiptsButton({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const { api, session } = useHost();
  const me = useReadable(session.me);
  const [isOpen, setOpen] = useState(false);
  const enabled = useOffered('receipts') && roleOf(game.user, me).administrator;
  const { data: receipts } = useQuery({ ...receiptsQuery(api, game.id), enabled });
  if (!enabled || !receipts || receipts.length === 0) return null;
  return (
    <>
      <Button icon={FileText} onClick={() => setOpen(true)}>
        {t('Receipts')}
      </Button>
      {isOpen && <ReceiptList game={game.id} onClose={() => setOpen(false)} />}
    </>
  );
}
