import { brandingQuery, brandOf, gameQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { fieldsOf, GamePick, type PickedGame, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Button, Dialog, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { BRAND_FIELDS, type BrandEdits } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';

interface CopyBrandProps {
  readonly game: GameId;
  readonly editor: BrandEditor;
  readonly onClose: () => void;
}

/** Copies colours, fonts, menu and help from another of the organiser's games, without pictures. */
export function CopyBrand({ game, editor, onClose }: CopyBrandProps) {
  const t = useTranslate();
  const { api, errors, notices } = useHost();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<PickedGame>();
  const [busy, setBusy] = useState(false);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  const copy = async () => {
    if (!chosen) return;
    const own = new AbortController();
    run.current = own;
    setBusy(true);
    try {
      const other = await client.fetchQuery(gameQuery(api, chosen.id));
      const theirs = brandOf(await brandingQuery(api, other).queryFn({ signal: own.signal }), other);
      // Closing the dialog cancels the copy.
      if (own.signal.aborted) return;
      const mine = editor.latest();
      const changed = fieldsOf(BRAND_FIELDS).filter((field) => theirs[field] !== mine[field]);
      const [first] = changed;
      // Each value comes from the field of the same name.
      const edits = Object.fromEntries(changed.map((field) => [field, theirs[field]])) as BrandEdits;
      if (first) editor.choose(first, edits);
      notices.show({ tone: 'info', text: t('Copied the brand of “{name}”', { name: chosen.name }) });
      onClose();
    } catch (error) {
      if (!own.signal.aborted) errors.report(error);
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
          <Button kind="primary" busy={busy} disabled={!chosen} onClick={() => void copy()}>
            {t('Copy brand')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('Colours, fonts, menu and help are replaced by those of the other game. Pictures are not copied.')}</p>
        <GamePick without={game} onPick={setChosen} />
      </Stack>
    </Dialog>
  );
}
