import { fieldsOf, useEdited, useHost, useTranslate } from '@waymark/host-kit';
import { Button } from '@waymark/ui';
import { Palette } from '@waymark/ui/icons';
import { useState } from 'react';
import type { BrandEditor } from '../use-brand-editor';

/** Applies the colours of the logo in one write, with one undo; empty without a logo. */
export function ColoursOfLogo({ editor }: { readonly editor: BrandEditor }) {
  const t = useTranslate();
  const { api, notices } = useHost();
  const [busy, setBusy] = useState(false);
  const logo = useEdited(editor, () => editor.latest().pictures.logo);
  if (!logo) return null;
  const take = async () => {
    setBusy(true);
    try {
      const { brandAfter, coloursAt } = await import('./palette-of');
      const found = brandAfter(await coloursAt(api.resolve(logo)), editor.latest().theme ?? 0);
      const [first] = fieldsOf(found ?? {});
      if (found && first) editor.choose(first, found);
      else notices.show({ tone: 'info', text: t('The logo has no colours to take.') });
    } catch {
      notices.show({ tone: 'warning', text: t("The logo couldn't be read. Try again.") });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Palette} busy={busy} onClick={() => void take()}>
      {t('Take colours from the logo')}
    </Button>
  );
}
