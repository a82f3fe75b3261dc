import { BRAND_NAME_MAX, type SavedBrand } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button, ConfirmDialog, IconButton, TextField, token } from '@waymark/ui';
import { Pencil, Trash2 } from '@waymark/ui/icons';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  padding-block: 8px;
  border-block-end: 1px solid ${token.line};
  & > div { flex: 1 1 80px; min-inline-size: 0; overflow-wrap: anywhere; }
  & b { font-weight: 600; }
  & small { display: block; color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
  & > form { display: flex; flex: 1; flex-wrap: wrap; align-items: end; gap: 8px; }
  & > form > div:first-child { flex: 1 1 160px; }
`;
const Swatches = styled.span`
  display: inline-flex;
  flex: none;
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  & > i { inline-size: 14px; block-size: 28px; }
`;
const SHOWN = ['top_nav_background_color', 'body_background_color', 'body_tint_color'] as const;

interface SavedBrandRowProps {
  readonly brand: SavedBrand;
  readonly onApply: () => void;
  /** @returns why the name is invalid */
  readonly onRename: (name: string) => Promise<string | undefined>;
  readonly onDelete: () => Promise<string | undefined>;
}

/** A saved brand: its colours, its name and its actions. */
export function SavedBrandRow({ brand, onApply, onRename, onDelete }: SavedBrandRowProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = brand.name ?? '';
  const type = (text: string | undefined) => {
    setTyped(text);
    setFault(undefined);
  };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (typed === undefined || busy) return;
    setBusy(true);
    const wrong = typed.trim() === '' ? t('Enter a name.') : await onRename(typed.trim());
    setFault(wrong);
    // A name typed meanwhile stays.
    if (wrong === undefined) setTyped((latest) => (latest === typed ? undefined : latest));
    setBusy(false);
  };
  if (typed !== undefined) {
    return (
      <Item>
        <form
          onSubmit={(event) => void rename(event)}
          onKeyDown={({ key, nativeEvent }) => {
            // While a word is composed, Escape only ends that.
            if (key === 'Escape' && !nativeEvent.isComposing) type(undefined);
          }}
          noValidate
          aria-label={t('Rename {name}', { name })}
        >
          <TextField
            label={t('Name')}
            value={typed}
            max={BRAND_NAME_MAX}
            autoFocus
            autoComplete="off"
            error={fault}
            onChange={type}
          />
          <Button type="submit" kind="primary" busy={busy}>
            {t('Save')}
          </Button>
          <Button onClick={() => type(undefined)}>{t('Cancel')}</Button>
        </form>
      </Item>
    );
  }
  return (
    <Item>
      <Swatches aria-hidden="true">
        {SHOWN.map((field) => (
          <i key={field} style={{ background: String(brand.fields[field] ?? '') }} />
        ))}
      </Swatches>
      <div>
        <b dir="auto">{name}</b>
        {brand.by && <small>{t('Saved by {name}', { name: brand.by })}</small>}
      </div>
      <Button onClick={onApply} aria-label={t('Apply {name}', { name })}>
        {t('Apply')}
      </Button>
      {brand.mine && (
        <>
          <IconButton icon={Pencil} label={t('Rename {name}', { name })} onClick={() => type(name)} />
          <IconButton icon={Trash2} label={t('Delete {name}', { name })} onClick={() => setAsks(true)} />
        </>
      )}
      <ConfirmDialog
        open={asks}
        title={t('Delete this brand?')}
        text={t('Games that already use it keep it.')}
        note={name}
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          setAsks(false);
          void onDelete();
        }}
        onCancel={() => setAsks(false)}
      />
    </Item>
  );
}
