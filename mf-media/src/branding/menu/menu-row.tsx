import { MENU_SECTIONS, type MenuSectionName, menuField } from '@waymark/contract';
import { FieldFrame, FieldMark, useEdited, useTranslate } from '@waymark/host-kit';
import { FieldRow, Icon, IconButton, OrderField, Stack, Switch, token } from '@waymark/ui';
import { ChevronDown, ChevronUp } from '@waymark/ui/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { BrandPicture } from '../form/brand-picture';
import { BrandText, CustomAddress } from '../form/brand-text';
import type { BrandEditor } from '../use-brand-editor';
import { SECTION_FACES, swapOrder } from './menu-sections';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block: 10px;
  & + & { border-block-start: 1px solid ${token.line}; }
  &:first-child { padding-block-start: 0; }
  &:last-child { padding-block-end: 0; }
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 84px auto auto;
  align-items: center;
  gap: 12px;
  & > h3 { overflow-wrap: anywhere; font: 550 ${token.type13} ${token.font}; }
  & > h3 > small { display: block; color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
  @media (max-width: 767px) {
    display: flex;
    flex-wrap: wrap;
    & > h3 { flex: 1 1 calc(100% - 100px); }
    & > button { order: 1; }
    & > :nth-child(3) { order: 2; flex: 0 0 96px; min-inline-size: 0; }
    & > :nth-child(4) { order: 3; flex: 1 1 150px; min-inline-size: 0; }
  }
`;

interface MenuRowProps {
  readonly editor: BrandEditor;
  readonly section: MenuSectionName;
}

/** One section of the menu: its order and visibility; expanded, its icon and texts. */
export function MenuRow({ editor, section }: MenuRowProps) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [order, visible, title] = [
    menuField(section, 'order'),
    menuField(section, 'visible'),
    menuField(section, 'title'),
  ] as const;
  const { label, icon } = SECTION_FACES[section];
  const name = t(label);
  const own = useEdited(editor, () => editor.latest()[title] ?? '');
  const place = useEdited(editor, () => editor.latest()[order] ?? 0);
  const shown = useEdited(editor, () => (editor.latest()[visible] === 0 ? 0 : 1));
  return (
    <Item>
      <Head>
        <Icon of={icon} />
        <h3>
          {name}
          {own && <small dir="auto">{own}</small>}
        </h3>
        <FieldFrame editor={editor} field={order}>
          <OrderField
            label={t('Order')}
            id={`brand-${order}`}
            value={place}
            count={MENU_SECTIONS.length}
            base={0}
            onSave={(next) => editor.choose(order, swapOrder(editor.latest(), section, next))}
          />
        </FieldFrame>
        <FieldFrame editor={editor} field={visible}>
          <Switch<0 | 1>
            id={`brand-${visible}`}
            label={t('Visible')}
            value={shown}
            on={1}
            off={0}
            tail={<FieldMark editor={editor} field={visible} />}
            onChange={(next) => editor.choose(visible, { [visible]: next })}
          />
        </FieldFrame>
        <IconButton
          icon={open ? ChevronUp : ChevronDown}
          label={t('Edit {name}', { name })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </Head>
      {open && (
        <Stack id={id}>
          <FieldRow>
            <BrandText editor={editor} field={title} counter />
            <BrandText editor={editor} field={menuField(section, 'subtitle')} counter />
          </FieldRow>
          {section === 'custom' && <CustomAddress editor={editor} />}
          <BrandPicture
            editor={editor}
            name={section}
            label={t('Icon of {name}', { name })}
            advice={t('best at {measures}', { measures: '165x165' })}
            height={96}
          />
        </Stack>
      )}
    </Item>
  );
}
