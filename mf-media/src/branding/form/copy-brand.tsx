import { brandingQuery, GAMES_FILTER_DEFAULT, gameQuery, gamesQuery } from '@waymark/client';
import { type GameId, roleOf } from '@waymark/contract';
import { fieldsOf, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { Button, Dialog, Select, Spinner, Stack } from '@waymark/ui';
import { useState } from 'react';
import { BRAND_FIELDS, type BrandEdits } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';

interface CopyBrandProps {
  readonly game: GameId;
  readonly editor: BrandEditor;
  readonly onClose: () => void;
}

/** Takes colours, fonts, menu and help from another game of whoever organises this one; its pictures stay there. */
export function CopyBrand({ game, editor, onClose }: CopyBrandProps) {
  const t = useTranslate();
  const { api, errors, notices, session, signal } = useHost();
  const me = useReadable(session.me);
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(gamesQuery(api, { ...GAMES_FILTER_DEFAULT, perPage: 50 }));
  const games = (data?.items ?? []).filter((row) => row.id !== game && roleOf(row.user, me).administrator);

  const copy = async () => {
    const row = games.find(({ id }) => String(id) === chosen);
    if (!row) return;
    setBusy(true);
    try {
      const other = await client.fetchQuery(gameQuery(api, row.id));
      const theirs = await brandingQuery(api, other).queryFn({ signal });
      const mine = editor.latest();
      const changed = fieldsOf(BRAND_FIELDS).filter((field) => theirs[field] !== mine[field]);
      const [first] = changed;
      // Each value comes from the field of the same name.
      const edits = Object.fromEntries(changed.map((field) => [field, theirs[field]])) as BrandEdits;
      if (first) editor.choose(first, edits);
      notices.show({ tone: 'info', text: t('Copied the brand of “{name}”', { name: row.name ?? '' }) });
      onClose();
    } catch (error) {
      errors.report(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t('Copy another brand')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" busy={busy} disabled={chosen === null} onClick={() => void copy()}>
            {t('Copy brand')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('Colours, fonts, menu and help are replaced by those of the other game. Pictures are not copied.')}</p>
        {data ? (
          <Select
            label={t('Game')}
            value={chosen}
            options={games.map(({ id, name }) => ({ value: String(id), label: name || String(id) }))}
            onChange={setChosen}
          />
        ) : (
          <Spinner />
        )}
      </Stack>
    </Dialog>
  );
}
