import { Search, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { Kbd } from '../text/kbd';
import { passesOn, SEARCH_DELAY } from './search-rules';
import { SearchFrame, SearchInput } from './search-styles';
import { useSearchKey } from './use-search-key';

/** Props of SearchBox. */
export interface SearchBoxProps {
  /** Accessible name and placeholder. */
  readonly label: string;
  /** The current term, for instance from the URL. */
  readonly value: string;
  /** Called when typing pauses, with an empty term or one of three or more characters. */
  readonly onSearch: (term: string) => void;
  /** Milliseconds it waits after the last keystroke; 250 by default. */
  readonly delay?: number;
  /** Whether `/` focuses this box, where UiRoot may declare keys. */
  readonly byKey?: boolean;
}

/** A search box that reports its term when typing pauses. */
export function SearchBox({ label, value, onSearch, delay = SEARCH_DELAY, byKey = false }: SearchBoxProps) {
  const t = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const key = useSearchKey(box, byKey, label);
  const [term, setTerm] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A term set from outside (a cleared filter, the Back button) replaces the typed text.
    if (value === sent.current) return;
    sent.current = value;
    clearTimeout(timer.current);
    setTerm(value);
  }, [value]);

  const send = (next: string): void => {
    if (!passesOn(next) || next === sent.current) return;
    sent.current = next;
    onSearch(next);
  };
  const type = (next: string): void => {
    setTerm(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next.trim()), delay);
  };
  const now = (next: string): void => {
    clearTimeout(timer.current);
    setTerm(next);
    send(next.trim());
  };
  return (
    <SearchFrame role="search">
      <Icon of={Search} />
      <SearchInput
        ref={box}
        type="search"
        aria-label={label}
        placeholder={label}
        value={term}
        {...(key ? { 'aria-keyshortcuts': key } : {})}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter and Escape end an IME composition.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') now(term);
          if (event.key === 'Escape' && term) {
            event.stopPropagation();
            now('');
          }
        }}
      />
      {term ? (
        <IconButton icon={X} size={14} label={t('Clear search')} onClick={() => now('')} />
      ) : (
        key && <Kbd aria-hidden>{key}</Kbd>
      )}
    </SearchFrame>
  );
}
