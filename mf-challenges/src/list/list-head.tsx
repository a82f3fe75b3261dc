import { type ChangePlace, type FieldSaveState, type ListPlace, useTranslate } from '@waymark/host-kit';
import { Filters, SaveMark, SearchBox, token, VisuallyHidden } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FilterLine } from './list-styles';

const Head = styled(Filters)`
  margin-block-end: 0;
  & > [role='search'] { flex: 1 1 140px; min-inline-size: 0; }
`;

/** Between the filter and its button: what doesn't fit is cut, so that nothing moves. */
const Count = styled.span`
  display: flex;
  justify-content: flex-end;
  order: 1;
  flex: 1 1 0;
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  font-variant-numeric: tabular-nums;
`;

interface ListHeadProps {
  readonly place: ListPlace;
  readonly change: ChangePlace<ListPlace>;
  /** Number of matching challenges; undefined until known. */
  readonly count: number | undefined;
  /** The save state of the order. */
  readonly order: FieldSaveState;
  /** Beside the search. */
  readonly tools: ReactNode;
  /** The filter below the search, if the list has one. */
  readonly filter: ReactNode;
  /** Replaces the filter while challenges are selected. */
  readonly selected: ReactNode;
}

/** Above the cards: the search, and one line for the filter or the selected challenges. */
export function ListHead({ place, change, count, order, tools, filter, selected }: ListHeadProps) {
  const t = useTranslate();
  const found = place.term !== '' && count !== undefined && t('{n} found', { n: count });
  return (
    <Head>
      <SearchBox
        label={t('Search challenges')}
        byKey
        value={place.term}
        // Continued typing is one history entry, not one per pause.
        onSearch={(term) => change({ term }, { replace: term !== '' && place.term !== '' })}
      />
      {tools}
      {selected}
      {!selected && filter && (
        <FilterLine>
          {filter}
          <Count>{found ? <span role="status">{found}</span> : <SaveMark state={order.phase} />}</Count>
        </FilterLine>
      )}
      {/* The pages below the list say it, too. */}
      {!filter && found && <VisuallyHidden role="status">{found}</VisuallyHidden>}
    </Head>
  );
}
