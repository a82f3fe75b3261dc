import type { GamesFilter } from '@waymark/client';
import { GAME_CATEGORIES, type GameOrder, HISTORY_WINDOWS } from '@waymark/contract';
import { type ChangePlace, useTranslate } from '@waymark/host-kit';
import { Filters, SearchBox, SegmentedControl, Select, token } from '@waymark/ui';
import { ArrowUpDown, Tag } from '@waymark/ui/icons';
import styled from 'styled-components';
import { CARDS_UP_TO } from './cards-up-to';

const ALL = 'all';

const FilterRow = styled(Filters)`
  @media (max-width: 767px) {
    & > fieldset { order: 1; flex: 1 1 100%; }
  }
`;

/** Cards have no column heads to sort by. */
const CardsOrder = styled.div`
  display: contents;
  @media (min-width: ${CARDS_UP_TO + 1}px) { display: none; }
`;

/** The orders offered on a phone; an address may name others. */
const ORDERS = [
  ['-updated', 'Last changed first'],
  ['name', 'By name'],
  ['code', 'By entry code'],
  ['-id', 'Newest first'],
] as const satisfies readonly (readonly [GameOrder, string])[];

const Count = styled.span`
  margin-inline-start: auto;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  font-variant-numeric: tabular-nums;
`;

interface ListFiltersProps {
  readonly filter: GamesFilter;
  readonly change: ChangePlace<GamesFilter>;
  /** Number of matching games; undefined until known. */
  readonly count: number | undefined;
  /** Whether the platform supports more than one order. */
  readonly sorts: boolean;
}

/** Search and filters of the games list, in one row. */
export function ListFilters({ filter, change, count, sorts }: ListFiltersProps) {
  const t = useTranslate();
  return (
    <FilterRow>
      <SearchBox
        label={t('Search by name or code')}
        byKey
        value={filter.term}
        // Continued typing is one history entry, not one per pause.
        onSearch={(term) => change({ term }, { replace: term !== '' && filter.term !== '' })}
      />
      <Select
        size="compact"
        label={t('Category')}
        icon={Tag}
        value={filter.category || ALL}
        options={[
          { value: ALL, label: t('All Categories') },
          ...GAME_CATEGORIES.map((category) => ({ value: category, label: t(category) })),
        ]}
        onChange={(category) => change({ category: category === ALL ? '' : category })}
      />
      {sorts && (
        <CardsOrder>
          <Select
            size="compact"
            label={t('Sort')}
            icon={ArrowUpDown}
            value={filter.sort}
            placeholder={t('Sort')}
            options={ORDERS.map(([value, label]) => ({ value: value as GameOrder, label: t(label) }))}
            onChange={(sort) => change({ sort })}
          />
        </CardsOrder>
      )}
      <SegmentedControl
        label={t('Time window')}
        value={String(filter.history)}
        options={HISTORY_WINDOWS.map(({ label, days }) => ({ value: String(days), label: t(label) }))}
        onChange={(days) => change({ history: Number(days) })}
      />
      <Count role="status">{count !== undefined && t(count === 1 ? '{count} game' : '{count} games', { count })}</Count>
    </FilterRow>
  );
}
