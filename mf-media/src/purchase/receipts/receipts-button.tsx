import { type Game, roleOf } from '@waymark/contract';
import { lazyScreenPart, useHost, useOffered, useReadable, useTranslate } from '@waymark/host-kit';
import { Button } from '@waymark/ui';
import { FileText } from '@waymark/ui/icons';
import { useState } from 'react';

const ReceiptList = lazyScreenPart(async () => (await import('./receipt-list')).ReceiptList);

/** Opens what was paid for a game, for its administrators. */
export function ReceiptsButton({ game }: { readonly game: Game }) {
  const t = useTranslate();
  const me = useReadable(useHost().session.me);
  const [isOpen, setOpen] = useState(false);
  if (!useOffered('receipts') || !roleOf(game.user, me).administrator) return null;
  return (
    <>
      <Button icon={FileText} onClick={() => setOpen(true)}>
        {t('Receipts')}
      </Button>
      {isOpen && <ReceiptList game={game.id} onClose={() => setOpen(false)} />}
    </>
  );
}
