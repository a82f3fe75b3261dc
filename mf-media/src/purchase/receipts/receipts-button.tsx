import { receiptsQuery } from '@waymark/client';
import { type Game, roleOf } from '@waymark/contract';
import { lazyScreenPart, useHost, useOffered, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { ShortButton } from '@waymark/ui';
import { FileText } from '@waymark/ui/icons';
import { useState } from 'react';

const ReceiptList = lazyScreenPart(async () => (await import('./receipt-list')).ReceiptList);

/** Props of ReceiptsButton. */
export interface ReceiptsButtonProps {
  readonly game: Game;
}

/** Opens the receipts of a game, for its administrators, if there are any. */
export function ReceiptsButton({ game }: ReceiptsButtonProps) {
  const t = useTranslate();
  const { api, session } = useHost();
  const me = useReadable(session.me);
  const [isOpen, setOpen] = useState(false);
  const enabled = useOffered('receipts') && roleOf(game.user, me).administrator;
  const { data: receipts } = useQuery({ ...receiptsQuery(api, game.id), enabled });
  if (!enabled || !receipts || receipts.length === 0) return null;
  return (
    <>
      <ShortButton icon={FileText} aria-label={t('Receipts')} onClick={() => setOpen(true)}>
        <span>{t('Receipts')}</span>
      </ShortButton>
      {isOpen && <ReceiptList game={game.id} onClose={() => setOpen(false)} />}
    </>
  );
}
