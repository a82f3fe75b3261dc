import type { GameId } from '@waymark/contract';
import { fieldsOf, lazyScreenPart, useEdited, useTranslate } from '@waymark/host-kit';
import { Badge, Button, Row } from '@waymark/ui';
import { Copy, Undo2 } from '@waymark/ui/icons';
import { useState } from 'react';
import { COLOUR_WORDS, defaultColour } from '../brand-fields';
import { FormSection } from '../form/form-section';
import type { BrandEditor } from '../use-brand-editor';
import { ColourRow } from './colour-row';
import { readingOf } from './readable';
import { wholeColourOf } from './whole-colour';

const CopyBrand = lazyScreenPart(async () => (await import('../form/copy-brand')).CopyBrand);

/** The colours of a brand, each checked against its background. */
export function ColoursSection({ game, editor }: { readonly game: GameId; readonly editor: BrandEditor }) {
  const t = useTranslate();
  const [isCopying, setCopying] = useState(false);
  return (
    <FormSection
      title={t('Colours')}
      text={t('Each pair is checked as you type. 4.5 : 1 is what people can read outdoors.')}
      action={
        <Row>
          <ToFix editor={editor} />
          <DefaultColours editor={editor} />
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

/** Resets every colour in one write, with one undo. */
function DefaultColours({ editor }: { readonly editor: BrandEditor }) {
  const t = useTranslate();
  const changed = () => fieldsOf(COLOUR_WORDS).filter((field) => editor.latest()[field] !== defaultColour(field));
  const isDefault = useEdited(editor, () => changed().length === 0);
  const reset = () => {
    const fields = changed();
    const [first] = fields;
    if (first) editor.choose(first, Object.fromEntries(fields.map((field) => [field, defaultColour(field)])));
  };
  return (
    <Button icon={Undo2} disabled={isDefault} onClick={reset}>
      {t('Default colours')}
    </Button>
  );
}

/** The number of colours that are hard to read. */
function ToFix({ editor }: { readonly editor: BrandEditor }) {
  const t = useTranslate();
  const n = useEdited(
    editor,
    () => fieldsOf(COLOUR_WORDS).filter((field) => readingOf(field, wholeColourOf(editor))?.good === false).length,
  );
  return n > 0 && <Badge tone="danger">{t('{n} to fix', { n })}</Badge>;
}
