import { IconButton, useTranslate } from '@waymark/ui';
import { Keyboard } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useHost } from '../host-context';

/** A phone has no keys, and a window as narrow has no room for it: whether the title wraps would depend on the font. */
const WithKeys = styled.div`
  @media (hover: none), (max-width: 599px) { display: none; }
`;

/** Lists the keys of the screen, for people who don't know `?`; nothing if the host has no keys. */
export function KeysButton() {
  const { keys } = useHost();
  const t = useTranslate();
  const list = keys?.list;
  if (!list) return null;
  return (
    <WithKeys>
      <IconButton icon={Keyboard} label={t('Keyboard shortcuts')} onClick={() => list()} />
    </WithKeys>
  );
}
