import { putPlayer, reasonOf } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { perGame, useAtom } from '@waymark/host-kit/screen-state';
import { Button, Dialog, Stack, TextArea } from '@waymark/ui';
import { useState } from 'react';
import { readAddresses, withoutAddresses } from './read-addresses';
import { useOneByOne } from './use-one-by-one';

/** The addresses in the field, kept when the dialog closes. */
const drafts = perGame('');

interface PastePlayersProps {
  readonly game: GameId;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Adds players by pasted addresses. After a rejection, or when the dialog is closed, the rest stays in the field. */
export function PastePlayers({ game, onAdded, onClose }: PastePlayersProps) {
  const { api } = useHost();
  const t = useTranslate();
  const [text, setText] = useAtom(drafts(game));
  const [error, setError] = useState<string>();
  const write = (email: string) => putPlayer(api, game, 0, email, { handles: [400, 403, 409, 422, 500, 503, 'none'] });
  const { series, run } = useOneByOne(write, { onAdded, onClose });
  const addresses = readAddresses(text);
  const add = async () => {
    setError(undefined);
    const added = (n: number | string) => t('Players added: {n}', { n });
    const why = (email: string, reason: string) => t('{email}: {reason}', { email, reason });
    const { left, failure } = await run(addresses, { all: added(addresses.length), some: added, why });
    const sent = addresses.slice(0, addresses.length - left.length);
    // What was typed meanwhile stays.
    setText((now) => (now === text ? left.join('\n') : withoutAddresses(now, sent)));
    const [first] = left;
    if (first !== undefined && failure !== undefined) setError(why(first, reasonOf(failure)));
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
