import { putPlayer, reasonOf } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Button, Dialog, Stack, TextArea } from '@waymark/ui';
import { useState } from 'react';
import { readAddresses } from './read-addresses';
import { useOneByOne } from './use-one-by-one';

interface PastePlayersProps {
  readonly game: GameId;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Adds players by pasted addresses. After the first rejection, the rest stays in the field. */
export function PastePlayers({ game, onAdded, onClose }: PastePlayersProps) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { series, run } = useOneByOne((email: string) =>
    putPlayer(api, game, 0, email, { handles: [400, 403, 409, 422, 500, 503, 'none'] }),
  );
  const addresses = readAddresses(text);
  const add = async () => {
    setError(undefined);
    const { left, failure } = await run(addresses);
    onAdded();
    const [first] = left;
    if (first === undefined) {
      notices.show({ tone: 'success', text: t('Players added: {n}', { n: addresses.length }) });
      onClose();
      return;
    }
    setText(left.join('\n'));
    setError(t('{email}: {reason}', { email: first, reason: reasonOf(failure) }));
  };
  return (
    <Dialog
      open
      title={t('Add many players')}
      width={520}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            kind="primary"
            busy={series !== undefined}
            disabled={addresses.length === 0}
            onClick={() => void add()}
          >
            {series
              ? t('{done} of {total}', { done: series.done, total: series.total })
              : t(addresses.length === 1 ? 'Add {n} player' : 'Add {n} players', { n: addresses.length })}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack>
        <TextArea
          label={t('Email addresses')}
          value={text}
          rows={8}
          help={t("Paste a list, a table or an e-mail. We'll pick out the addresses.")}
          error={error}
          onChange={setText}
        />
      </Stack>
    </Dialog>
  );
}
