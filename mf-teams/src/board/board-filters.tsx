import { BOARD_SEARCH_DELAY, type Board, type LeaderboardStyle } from '@waymark/contract';
import { type ChangePlace, type ListPlace, useTranslate } from '@waymark/host-kit';
import { Filters, SearchBox, SegmentedControl, Select, Switch, token } from '@waymark/ui';
import styled from 'styled-components';
import type { useVisibility } from './staff/use-visibility';

const Space = styled.span`
  flex: 1;
  @media (max-width: 767px) { display: none; }
`;

const Row = styled(Filters)`
  /* The divisions load later and must not displace the switch. */
  @media (max-width: 767px) {
    & > fieldset { flex: 1 0 100%; }
    & > label { min-block-size: ${token.controlTouch}; }
    & > button { order: 1; flex: 1 1 0; min-inline-size: 120px; }
  }
`;

/** The view, as in the address. */
type BoardPlace = ListPlace & { readonly style: LeaderboardStyle | ''; readonly division: number };

interface BoardFiltersProps {
  readonly place: BoardPlace;
  readonly onChange: ChangePlace<BoardPlace>;
  /** Groups by which the board can be divided. */
  readonly divisions: Board['groups'];
  /** Present if the account may change whether players see the board. */
  readonly visibility: ReturnType<typeof useVisibility> | undefined;
}

/** Period, term and division of a board, and whether players see it. */
export function BoardFilters({ place, onChange, divisions, visibility }: BoardFiltersProps) {
  const t = useTranslate();
  return (
    <Row>
      <SegmentedControl
        label={t('Period')}
        // No style requests all three; all time includes the others.
        value={place.style || 'alltime'}
        options={[
          { value: 'alltime', label: t('All time') },
          { value: 'weekly', label: t('Weekly') },
          { value: 'daily', label: t('Daily') },
        ]}
        onChange={(style) => onChange({ style })}
      />
      <SearchBox
        label={t('Find a team')}
        value={place.term}
        delay={BOARD_SEARCH_DELAY}
        byKey
        onSearch={(term) => onChange({ term })}
      />
      {divisions.length > 0 && (
        <Select
          label={t('Division')}
          size="compact"
          value={String(place.division)}
          options={[
            { value: '0', label: t('All teams') },
            ...divisions.map(({ id, name = '' }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => onChange({ division: Number(id) })}
        />
      )}
      <Space />
      {visibility && (
        <Switch<0 | 1>
          label={t('Players can see this')}
          value={visibility.visible}
          on={1}
          off={0}
          onChange={(value) => void visibility.change(value)}
        />
      )}
    </Row>
  );
}
