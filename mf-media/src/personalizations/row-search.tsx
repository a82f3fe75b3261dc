import { useTranslate } from '@waymark/host-kit';
import { SearchBox } from '@waymark/ui';

interface RowSearchProps {
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

/** Searches rows by key and value. */
export function RowSearch({ term, onSearch }: RowSearchProps) {
  return <SearchBox label={useTranslate()('Search keys and values')} value={term} onSearch={onSearch} />;
}
