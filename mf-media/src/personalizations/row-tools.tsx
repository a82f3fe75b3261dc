import { LAST_HEIR, lazyScreenPart, useTranslate } from '@waymark/host-kit';
import { Button } from '@waymark/ui';
import { ClipboardPaste, Plus } from '@waymark/ui/icons';
import styled from 'styled-components';

const RowSearch = lazyScreenPart(async () => (await import('./row-search')).RowSearch);

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  & > :not(button) { margin-inline-end: auto; }
`;
/** Shorter lists need no search. */
const MANY = 8;

interface RowToolsProps {
  readonly count: number;
  readonly term: string;
  readonly onSearch: (term: string) => void;
  readonly onPaste: () => void;
  readonly onAdd: () => void;
}

/** Actions for all rows. */
export function RowTools({ count, term, onSearch, onPaste, onAdd }: RowToolsProps) {
  const t = useTranslate();
  return (
    <Tools>
      {(count > MANY || term !== '') && <RowSearch term={term} onSearch={onSearch} />}
      <Button icon={ClipboardPaste} onClick={onPaste}>
        {t('Paste rows')}
      </Button>
      <Button kind="primary" icon={Plus} onClick={onAdd} {...LAST_HEIR}>
        {t('Add New')}
      </Button>
    </Tools>
  );
}
