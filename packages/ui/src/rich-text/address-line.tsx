import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';
import type { AddressKind } from './rich-tools';
import { isPictureAddress, linkAddress, secureAddress } from './secure-address';

/** Props of AddressLine. */
export interface AddressLineProps {
  readonly kind: AddressKind;
  /** The current URL. */
  readonly start: string;
  /** The image's current alternative text. */
  readonly shows?: string;
  /** Called with a valid URL and an image's alternative text; an empty URL removes a link. */
  readonly onTake: (address: string, shows: string) => void;
  readonly onCancel: () => void;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  &:has(> input + input) > input { grid-column: 1 / -1; }
  &:has(> input + input) > button:first-of-type { grid-column: 2; }
  align-items: center;
  gap: 6px;
  flex: none;
  padding: 6px 8px;
  border-block-end: 1px solid ${token.line};
  background: ${token.surfaceSunken};
  font: ${token.type13} ${token.font};
  & > input {
    min-inline-size: 0;
    min-block-size: 28px;
    padding-inline: 8px;
    border: 1px solid ${token.fieldLine};
    border-radius: 5px;
    background: ${token.fieldBg};
    @media (max-width: 767px) { font-size: 16px; grid-column: 1 / -1; }
    @media (pointer: coarse) { min-block-size: 44px; }
  }
  & > input[aria-invalid] { border-color: ${token.danger}; }
  & > p { grid-column: 1 / -1; color: ${token.dangerText}; font: ${token.type12} ${token.font}; }
`;

function usableAddress(kind: AddressKind, typed: string): string | undefined {
  if (kind === 'image') return isPictureAddress(typed) ? secureAddress(typed) : undefined;
  return typed.trim() === '' ? '' : linkAddress(typed);
}

/** Asks for the URL of a link or image inside the editor, which may already be in a dialog. */
export function AddressLine({ kind, start, shows = '', onTake, onCancel }: AddressLineProps) {
  const t = useTranslate();
  const id = useId();
  const [address, setAddress] = useState(start);
  const [shownAddress, setTold] = useState(shows);
  const [wrong, setWrong] = useState(false);
  const take = (): void => {
    const usable = usableAddress(kind, address);
    if (usable === undefined) setWrong(true);
    else onTake(usable, shownAddress.trim());
  };
  const keys = (event: KeyboardEvent): void => {
    // Enter and Escape end an IME composition.
    if (event.nativeEvent.isComposing) return;
    // Must not submit a surrounding form or close a surrounding dialog.
    if (event.key === 'Enter') {
      event.preventDefault();
      take();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <Line>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens for typing
        autoFocus
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        aria-label={kind === 'link' ? t('Link URL') : t('Image URL')}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-wrong`}
        value={address}
        onChange={(event) => {
          setWrong(false);
          setAddress(event.currentTarget.value);
        }}
        onKeyDown={keys}
      />
      {kind === 'image' && (
        <input
          dir="auto"
          aria-label={t('What it shows')}
          placeholder={t("What it shows, for people who can't see it")}
          value={shownAddress}
          onChange={(event) => setTold(event.currentTarget.value)}
          onKeyDown={keys}
        />
      )}
      <Button size="small" kind="primary" onClick={take}>
        {kind === 'link' ? t('Set link') : t('Insert image')}
      </Button>
      <Button size="small" kind="quiet" onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <p id={`${id}-wrong`} role="alert" hidden={!wrong}>
        {wrong && t('Enter a valid URL. It should start with https://.')}
      </p>
    </Line>
  );
}
