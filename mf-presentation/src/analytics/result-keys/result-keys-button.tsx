import { gameQuery } from '@waymark/client';
import { type GameId, roleOf } from '@waymark/contract';
import { lazyScreenPart, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button } from '@waymark/ui';
import { useState } from 'react';
import type { ResultKeysDialogProps } from './result-keys-dialog';

const ResultKeys = lazyScreenPart<ResultKeysDialogProps>(
  async () => (await import('./result-keys-dialog')).ResultKeysDialog,
);

/** Opens the keys with which other programs read the results, for game administrators. */
export function ResultKeysButton({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(gameQuery(useHost().api, game));
  const isOffered = useOffered('results-api');
  if (!isOffered || !roleOf(data?.user ?? {}).administrator) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Results in a sheet')}</Button>
      {isOpen && <ResultKeys game={game} onClose={() => setOpen(false)} />}
    </>
  );
}
