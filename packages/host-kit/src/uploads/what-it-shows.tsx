import { Icon, token, useTranslate, VisuallyHidden } from '@waymark/ui';
import { ChevronDown } from '@waymark/ui/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { lazyScreenPart } from '../screens/lazy-screen-part';
import type { MediaAlternativeFormProps } from './media-alternative-form';

const Form = lazyScreenPart<MediaAlternativeFormProps>(
  async () => (await import('./media-alternative-form')).MediaAlternativeForm,
);

const Toggle = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 8px;
  inline-size: 100%;
  padding: 4px;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  text-align: start;
  &:hover { background: ${token.surfaceHover}; }
  &[aria-expanded='true'] > [data-icon] { rotate: 180deg; }
  & > b { font-weight: 550; color: ${token.text}; }
  & > [dir] { grid-column: 1 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

/** Props of WhatItShows. */
export type WhatItShowsProps = MediaAlternativeFormProps;

/** One line with what a file shows; opens the form to change it. */
export function WhatItShows(props: WhatItShowsProps) {
  const { file, label } = props;
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { alt = '', decorative = false } = file;
  return (
    <>
      <Toggle aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <b>{t('What it shows')}</b>
        <Icon of={ChevronDown} size={14} />
        <span dir="auto">{decorative ? t('Decorative') : alt || t('Not described')}</span>
      </Toggle>
      <div id={id} hidden={!open}>
        {open && <Form {...props} />}
      </div>
    </>
  );
}
