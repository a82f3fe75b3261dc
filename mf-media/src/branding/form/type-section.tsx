import { FONT_SIZES, FONTS, THEME } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { FieldRow } from '@waymark/ui';
import styled from 'styled-components';
import { ColoursOfLogo } from '../colours/colours-of-logo';
import type { BrandEditor } from '../use-brand-editor';
import { BrandChoice } from './brand-choice';
import { BrandLogo, BrandPicture } from './brand-picture';
import { FormSection } from './form-section';

const SIZES = FONT_SIZES.map((value) => ({ value, label: String(value) }));
const FAMILIES = FONTS.map((value) => ({ value, label: value }));

/** The gap within a pair equals the gap between pairs, as none has a note. */
const Pair = styled(FieldRow)`row-gap: 14px;`;

/** Logo, watermark, fonts and theme. */
export function TypeSection({ editor }: { readonly editor: BrandEditor }) {
  const t = useTranslate();
  const themes = [
    { value: THEME.light, label: t('Light') },
    { value: THEME.dark, label: t('Dark') },
  ];
  return (
    <FormSection
      title={t('Logo and type')}
      text={t('The logo appears on the bar, the watermark on shared photos.')}
      action={<ColoursOfLogo editor={editor} />}
    >
      <FieldRow>
        <BrandLogo
          editor={editor}
          label={t('Logo')}
          advice={t('transparent PNG, best at {measures}', { measures: '600x200' })}
        />
        <BrandPicture
          editor={editor}
          name="watermark"
          label={t('Watermark')}
          advice={t('PNG, square or 2:1, at least 140x80, or 140 square')}
        />
      </FieldRow>
      <Pair>
        <BrandChoice editor={editor} field="font_regular" choices={FAMILIES} />
        <BrandChoice editor={editor} field="font_bold" choices={FAMILIES} />
      </Pair>
      <Pair>
        <BrandChoice editor={editor} field="font_size" choices={SIZES} />
        <BrandChoice editor={editor} field="theme" choices={themes} />
      </Pair>
    </FormSection>
  );
}
