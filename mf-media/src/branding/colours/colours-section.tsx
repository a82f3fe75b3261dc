import type { GameId } from '@waymark/contract';
import { fieldsOf, lazyScreenPart, useEdited, useHost, useTranslate } from '@waymark/host-kit';
import { Button, Row } from '@waymark/ui';
import { Copy, Palette } from '@waymark/ui/icons';
import { useState } from 'react';
import { COLOUR_WORDS } from '../brand-fields';
import { FormSection } from '../form/form-section';
import type { BrandEditor } from '../use-brand-editor';
import { ColourRow } from './colour-row';

const CopyBrand = lazyScreenPart(async () => (await import('../form/copy-brand')).CopyBrand);

/** The colours of a brand, each checked against what it is read on. */
export function ColoursSection({ game, editor }: { readonly game: GameId; readonly editor: BrandEditor }) {
  const t = useTranslate();
  const [isCopying, setCopying] = useState(false);
  return (
    <FormSection
      title={t('Colours')}
      text={t('Each pair is checked as you type. 4.5 : 1 is what people can read outdoors.')}
      action={
        <Row>
          <ColoursOfLogo editor={editor} />
          <Button icon={Copy} onClick={() => setCopying(true)}>
            {t('Copy another brand')}
          </Button>
        </Row>
      }
    >
      {fieldsOf(COLOUR_WORDS).map((field) => (
        <ColourRow key={field} editor={editor} field={field} />
      ))}
      {isCopying && <CopyBrand game={game} editor={editor} onClose={() => setCopying(false)} />}
    </FormSection>
  );
}

/** Takes the colours from the logo; each of them can be undone. */
function ColoursOfLogo({ editor }: { readonly editor: BrandEditor }) {
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
      if (!found) notices.show({ tone: 'info', text: t('The logo has no colours to take.') });
      for (const field of fieldsOf(found ?? {})) editor.choose(field, { [field]: found?.[field] });
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
