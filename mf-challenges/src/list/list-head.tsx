import type { TaskId } from '@waymark/contract';
import { type ChangePlace, type FieldSaveState, type ListPlace, useTranslate } from '@waymark/host-kit';
import type { Selection } from '@waymark/host-kit/screen-state';
import { Checkbox, Filters, SaveMark, SearchBox, token } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Head = styled(Filters)`
  margin-block-end: 0;
  & > label { min-block-size: ${token.control}; align-items: center; padding-inline-start: 4px; }
  /* Keeps its place until the number of challenges is known. */
  &[data-counted='false'] > label { visibility: hidden; }
`;

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  margin-inline-start: auto;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  font-variant-numeric: tabular-nums;
`;

interface ListHeadProps {
  readonly place: ListPlace;
  readonly change: ChangePlace<ListPlace>;
  /** Number of matching challenges; undefined until known. */
  readonly count: number | undefined;
  /** Undefined while only open challenges are shown, which aren't a page. */
  readonly selection: Selection<TaskId> | undefined;
  /** The save state of the order. */
  readonly order: FieldSaveState;
  /** Below the search. */
  readonly children: ReactNode;
}

/** The row above the cards: search, select all, how many there are. */
export function ListHead({ place, change, count, selection, order, children }: ListHeadProps) {
  const t = useTranslate();
  return (
    <Head data-counted={count !== undefined}>
      <SearchBox
        label={t('Search challenges')}
        byKey
        value={place.term}
        // Continued typing is one history entry, not one per pause.
        onSearch={(term) => change({ term }, { replace: term !== '' && place.term !== '' })}
      />
      {children}
      {selection && count !== 0 && (
        <Checkbox
          label={t('Select all on this page')}
          checked={selection.page === 'all'}
          mixed={selection.page === 'some'}
          onChange={selection.setPage}
        />
      )}
      <Count>
        <SaveMark state={order.phase} />
        {place.term !== '' && count !== undefined && <span role="status">{t('{n} found', { n: count })}</span>}
      </Count>
    </Head>
  );
}
