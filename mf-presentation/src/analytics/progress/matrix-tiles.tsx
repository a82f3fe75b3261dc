import { useHost, useReadable } from '@waymark/host-kit';
import { memo, type RefObject } from 'react';
import { Tiles } from './mark-styles';
import { marksOf } from './marks';
import type { MatrixMeasures } from './matrix-styles';
import type { TeamProgress } from './sorted-teams';
import { useShownRange } from './use-shown-range';

/** Teams and challenges per tile: few, because browsers draw a whole path for every part of it they paint. */
const TILE = { rows: 6, columns: 12 } as const;

interface MatrixTilesProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly teams: readonly TeamProgress[];
  readonly challenges: number;
  readonly measures: MatrixMeasures;
}

/** The visible marks, in tiles below the rows, which have them as text. */
export const MatrixTiles = memo(function MatrixTiles({ scroller, teams, challenges, measures }: MatrixTilesProps) {
  const isFromRight = useReadable(useHost().phrases.direction) === 'rtl';
  const rows = tilesIn(useShownRange(scroller, 'rows', measures.row, TILE.rows / 2), TILE.rows, teams.length);
  const columns = tilesIn(
    useShownRange(scroller, 'columns', measures.column, TILE.columns / 3),
    TILE.columns,
    challenges,
  );
  return (
    <Tiles>
      {rows.map((row) =>
        columns.map((column) => (
          <TileAt
            key={`${row} ${column}`}
            row={row}
            column={column}
            // As text: a tile is drawn again only when its own marks change.
            states={statesIn(teams.slice(row, row + TILE.rows), column)}
            challenges={challenges}
            measures={measures}
            isFromRight={isFromRight}
          />
        )),
      )}
    </Tiles>
  );
});

/** The first row or column of each tile in the range. */
function tilesIn({ first, last }: ReturnType<typeof useShownRange>, size: number, count: number): readonly number[] {
  const [from, to] = [Math.floor(first / size), Math.ceil(Math.min(last, count) / size)];
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => (from + at) * size);
}

/** The states of a tile, a line per team. */
const statesIn = (teams: readonly TeamProgress[], column: number): string =>
  teams.map(({ states }) => states.slice(column, column + TILE.columns)).join('\n');

interface TileAtProps extends Pick<MatrixTilesProps, 'challenges' | 'measures'> {
  readonly row: number;
  readonly column: number;
  readonly states: string;
  readonly isFromRight: boolean;
}

const TileAt = memo(function TileAt(props: TileAtProps) {
  const { row, column, states, challenges, measures, isFromRight } = props;
  const columns = Math.min(TILE.columns, challenges - column);
  const teams = states.split('\n');
  const marks = marksOf(teams, { ...measures, fromRight: isFromRight ? columns : undefined });
  return (
    <svg
      aria-hidden="true"
      width={columns * measures.column}
      height={teams.length * measures.row}
      style={{
        insetBlockStart: `${row * measures.row}px`,
        insetInlineStart: `${measures.name + column * measures.column}px`,
      }}
    >
      {[...marks].map(([style, path]) => path && <path key={style} data-mark={style} d={path} />)}
    </svg>
  );
});
