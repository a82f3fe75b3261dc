import { useEdited, useTranslate } from '@waymark/host-kit';
import styled from 'styled-components';
import { FormSection } from '../form/form-section';
import type { BrandEditor } from '../use-brand-editor';
import { MenuRow } from './menu-row';
import { sectionsInOrder } from './menu-sections';

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
`;

/** The menu of the player app, from the top. */
export function MenuSection({ editor }: { readonly editor: BrandEditor }) {
  const t = useTranslate();
  useEdited(editor, () => sectionsInOrder(editor.latest()).join(' '));
  return (
    <FormSection title={t('Menu')} text={t('0 is the top. If another section has this order, the two swap places.')}>
      <Rows>
        {sectionsInOrder(editor.latest()).map((section) => (
          <MenuRow key={section} editor={editor} section={section} />
        ))}
      </Rows>
    </FormSection>
  );
}
