import { Search } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { hiddenFromSight } from '../text/visually-hidden';
import { token } from '../theme/token';
import type { MapPoint } from './map-place';

/** Height it takes at a map's top edge. */
export const searchRoom = (): number => (window.matchMedia?.('(pointer: coarse)').matches ? 60 : 48);

const Form = styled.form`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 6px;
  inline-size: min(220px, 100% - 64px);
  min-block-size: 32px;
  padding-inline: 8px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfacePanel};
  color: ${token.textMuted};
  box-shadow: ${token.shadowRaised};
  &:focus-within { outline: ${token.focusRing} solid ${token.focus}; }
  & > label { ${hiddenFromSight} }
  & > input {
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: ${token.text};
    font: ${token.type13} ${token.font};
  }
  @media (pointer: coarse) { min-block-size: 44px; & > input { block-size: 44px; margin-block: -1px; } }
`;

/** The text in the search, for a map that may be shown elsewhere later. */
export interface TypedSearch {
  readonly text: string;
  readonly onType: (text: string) => void;
}

interface MapSearchProps {
  /** Finds an address or coordinates; undefined if there is no such place. Rejects if the service doesn't answer. */
  readonly find: (text: string) => Promise<MapPoint | undefined>;
  readonly onFound: (at: MapPoint, text: string) => void;
  /** Announces the result; nothing for an empty text. */
  readonly tell: (words: string) => void;
  readonly typed?: TypedSearch | undefined;
}

/** Looks an address up on Enter, because services forbid a request per letter. */
export function MapSearch({ find, onFound, tell, typed }: MapSearchProps) {
  const t = useTranslate();
  const id = useId();
  const latest = useRef(0);
  const [busy, setBusy] = useState(false);
  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('address')).trim();
    if (!text) return;
    latest.current += 1;
    const turn = latest.current;
    tell('');
    setBusy(true);
    const [found] = await Promise.allSettled([find(text)]);
    if (turn !== latest.current) return;
    setBusy(false);
    if (found.status === 'rejected') tell(t("The address couldn't be looked up. Try again in a moment."));
    else if (found.value) onFound(found.value, text);
    else tell(t('Address not found! Make sure you spelled it correctly.'));
  };
  return (
    <Form role="search" aria-label={t('Search an address')} onSubmit={(event) => void search(event)} aria-busy={busy}>
      <Icon of={Search} size={16} />
      <label htmlFor={id}>{t('Search an address')}</label>
      <input
        id={id}
        name="address"
        type="search"
        autoComplete="off"
        maxLength={200}
        defaultValue={typed?.text}
        onChange={({ target }) => typed?.onType(target.value)}
        placeholder={t('Search an address')}
      />
    </Form>
  );
}
