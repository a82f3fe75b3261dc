import { ArrowLeft, X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { token } from '../theme/token';

/** Props of SideHead. */
export interface SideHeadProps {
  readonly label: string;
  readonly closeLabel: string;
  /** It returns to a page instead of closing an overlay. */
  readonly back: boolean;
  readonly onClose: () => void;
}

const Line = styled.header`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline: -20px;
  padding: 10px 20px;
  background: ${token.surfacePage};
  font: 500 ${token.type13} ${token.font};
  & > h2 { flex: 1; font: inherit; letter-spacing: 0; }
  @media (pointer: coarse) { & > button { inline-size: 44px; block-size: 44px; } }
`;

/** The header of a side that covers the editor. Takes the focus on opening and restores it on closing. */
export function SideHead({ label, closeLabel, back, onClose }: SideHeadProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const root = close.current?.getRootNode() as Document | ShadowRoot | undefined;
    const before = root?.activeElement;
    close.current?.focus();
    return () => {
      // In the next frame, because the button behind a full-page side is hidden until then.
      requestAnimationFrame(() => before instanceof HTMLElement && before.isConnected && before.focus());
    };
  }, []);
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  const button = (
    <IconButton
      ref={close}
      icon={back ? ArrowLeft : X}
      flip={back}
      label={closeLabel}
      onClick={onClose}
      onKeyDown={leave}
    />
  );
  return (
    <Line>
      {back && button}
      <h2>{label}</h2>
      {!back && button}
    </Line>
  );
}
