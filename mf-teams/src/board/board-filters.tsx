import { BOARD_SEARCH_DELAY, type Board, LEADERBOARD_STYLES } from '@waymark/contract';
import { type ChangePlace, type ListPlace, useTranslate } from '@waymark/host-kit';
import { Button, Filters, hiddenFromSight, SearchBox, Select, Switch, token } from '@waymark/ui';
import styled from 'styled-components';
import { stylesOf, styleToggled } from './board-address';
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

const Styles = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  min-inline-size: 0;
  & > legend { ${hiddenFromSight} }
  & > button[aria-pressed='true'] {
    border-color: ${token.accent};
    background: ${token.accentSubtle};
    color: ${token.accentText};
  }
  @media (forced-colors: active) { & > button[aria-pressed='true'] { border-color: Highlight; } }
`;

/** The view, as in the address. */
type BoardPlace = ListPlace & { readonly style: string; readonly division: number };

interface BoardFiltersProps {
  readonly place: BoardPlace;
  readonly onChange: ChangePlace<BoardPlace>;
  /** The provider offers divisions. */
  readonly divides: boolean;
  /** Groups by which the board can be divided. */
  readonly divisions: Board['groups'];
  /** Present if the account may change whether players see the board. */
  readonly visibility: ReturnType<typeof useVisibility> | undefined;
}

/** Periods, term and division of a board, and whether players see it. */
export function BoardFilters({ place, onChange, divides, divisions, visibility }: BoardFiltersProps) {
  const t = useTranslate();
  const labels = { alltime: t('All time'), weekly: t('Weekly'), daily: t('Daily') };
  const chosen = stylesOf(place.style);
  return (
    <Row>
      <Styles>
        <legend>{t('Period')}</legend>
        {LEADERBOARD_STYLES.map((style) => (
          <Button
            key={style}
            aria-pressed={chosen.includes(style)}
            onClick={() => onChange({ style: styleToggled(place.style, style) })}
          >
            {labels[style]}
          </Button>
        ))}
      </Styles>
      <SearchBox
        label={t('Find a team')}
        value={place.term}
        delay={BOARD_SEARCH_DELAY}
        byKey
        // Continued typing is one history entry, not one per pause.
        onSearch={(term) => onChange({ term }, { replace: term !== '' && place.term !== '' })}
      />
      {divides && (divisions.length > 0 || place.division !== 0) && (
        <Select
          label={t('Division')}
          size="compact"
          placeholder={t('Choose a group')}
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
