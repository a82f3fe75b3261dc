import { Search, X } from 'lucide';
import { useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { SearchFrame, SearchInput } from '../field/search-styles';
import { useSearchKey } from '../field/use-search-key';
import { Icon } from '../icon/icon';
import { matching } from '../options/match';
import { SUGGESTIONS_MAX, SuggestionCount } from '../options/suggestion-count';
import { useSuggestions } from '../options/use-suggestions';
import { useTranslate } from '../root/ui-context';
import type { SelectOption } from '../select/select-face';
import { Kbd } from '../text/kbd';

/** Props of FindBox. */
export interface FindBoxProps {
  /** Accessible name and placeholder. */
  readonly label: string;
  /** Everything that can be found. */
  readonly options: readonly SelectOption[];
  readonly onFind: (option: SelectOption) => void;
  /** Whether `/` focuses this box, where UiRoot may declare keys. */
  readonly byKey?: boolean;
}

/** A search box for finding one of several things, suggesting matches while typing. */
export function FindBox({ label, options, onFind, byKey = false }: FindBoxProps) {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const key = useSearchKey(input, byKey, label);
  const [term, setTerm] = useState('');
  const shown = matching(options, term).slice(0, SUGGESTIONS_MAX);
  const suggestions = useSuggestions({
    label,
    input,
    box: frame,
    options: shown,
    onChoose: (option) => {
      setTerm(option.label);
      onFind(option);
    },
  });
  return (
    <SearchFrame ref={frame} role="search" aria-label={label}>
      <Icon of={Search} />
      <SearchInput
        {...suggestions.input}
        ref={input}
        type="text"
        aria-label={label}
        placeholder={label}
        value={term}
        {...(key ? { 'aria-keyshortcuts': key } : {})}
        onChange={(event) => {
          setTerm(event.currentTarget.value);
          suggestions.show();
        }}
        onKeyDown={suggestions.keys}
        onBlur={suggestions.close}
      />
      {term ? (
        <IconButton icon={X} size={14} label={t('Clear search')} onClick={() => setTerm('')} />
      ) : (
        key && <Kbd aria-hidden>{key}</Kbd>
      )}
      {suggestions.popup}
      <SuggestionCount count={suggestions.open ? shown.length : undefined} />
    </SearchFrame>
  );
}
