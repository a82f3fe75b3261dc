import { useHost, useReadable } from '@waymark/host-kit';
import { memo, type RefObject } from 'react';
import { Tile } from './mark-styles';
import { type MarkPlaces, marksOf } from './marks';
import type { MatrixMeasures } from './matrix-styles';
import type { TeamProgress } from './sorted-teams';
import { useShownRange } from './use-shown-range';

/** Teams and challenges per tile. */
const TILE = { rows: 12, columns: 24 } as const;

interface MatrixTilesProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly teams: readonly TeamProgress[];
  readonly challenges: number;
  readonly measures: MatrixMeasures;
}

/**
 * The visible marks, in tiles below the rows, which have them as text. A drawing per row would be as wide as all
 * challenges, and expensive to paint each time a row comes into view.
 */
export const MatrixTiles = memo(function MatrixTiles({ scroller, teams, challenges, measures }: MatrixTilesProps) {
  const isFromRight = useReadable(useHost().phrases.direction) === 'rtl';
  const rows = tilesIn(useShownRange(scroller, 'rows', measures.row), TILE.rows, teams.length);
  const columns = tilesIn(useShownRange(scroller, 'columns', measures.column), TILE.columns, challenges);
  return rows.map((row) =>
    columns.map((column) => (
      <TileAt
        key={`${row} ${column}`}
        row={row}
        column={column}
        teams={teams}
        challenges={challenges}
        measures={measures}
        isFromRight={isFromRight}
      />
    )),
  );
});

/** The first row or column of each tile in the range. */
function tilesIn({ first, last }: ReturnType<typeof useShownRange>, size: number, count: number): readonly number[] {
  const [from, to] = [Math.floor(first / size), Math.ceil(Math.min(last, count) / size)];
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => (from + at) * size);
}

interface TileAtProps extends Omit<MatrixTilesProps, 'scroller'> {
  readonly row: number;
  readonly column: number;
  readonly isFromRight: boolean;
}

const TileAt = memo(function TileAt({ row, column, teams, challenges, measures, isFromRight }: TileAtProps) {
  const its = teams.slice(row, row + TILE.rows);
  const columns = Math.min(TILE.columns, challenges - column);
  const places = { ...measures, fromRight: isFromRight ? columns : undefined };
  return (
    <Tile
      aria-hidden="true"
      width={columns * measures.column}
      height={its.length * measures.row}
      style={{
        insetBlockStart: `${row * measures.row}px`,
        insetInlineStart: `${measures.name + column * measures.column}px`,
      }}
    >
      <Marks teams={its.map(({ states }) => states.slice(column, column + columns))} places={places} />
    </Tile>
  );
});

interface MarksProps {
  readonly teams: readonly string[];
  readonly places: MarkPlaces;
}

/** The state marks at their positions. */
export function Marks({ teams, places }: MarksProps) {
  return Object.entries(marksOf(teams, places)).map(
    ([kind, path]) => path && <path key={kind} data-mark={kind} d={path} />,
  );
}
