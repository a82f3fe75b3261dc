import { useHost, useReadable } from '@waymark/host-kit';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { Mark } from './mark';
import { Sample, Tile } from './mark-styles';
import type { MatrixMeasures } from './matrix-styles';
import type { TeamProgress } from './sorted-teams';
import { type Stamps, stampMarks } from './stamps';
import { useShownRange } from './use-shown-range';
import { useStamps } from './use-stamps';

/** Teams and challenges per tile: few enough to paint within a frame. */
const TILE = { rows: 6, columns: 24 } as const;

interface MatrixTilesProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly teams: readonly TeamProgress[];
  readonly challenges: number;
  readonly measures: MatrixMeasures;
}

/** The visible marks, as pictures in tiles below the rows, which have them as text. */
export const MatrixTiles = memo(function MatrixTiles({ scroller, teams, challenges, measures }: MatrixTilesProps) {
  const isFromRight = useReadable(useHost().phrases.direction) === 'rtl';
  const rows = tilesIn(useShownRange(scroller, 'rows', measures.row), TILE.rows, teams.length);
  const columns = tilesIn(useShownRange(scroller, 'columns', measures.column), TILE.columns, challenges);
  const sample = useRef<SVGSVGElement>(null);
  const { stamps, look } = useStamps(sample, measures.ratio);
  return (
    <>
      <Sample ref={sample} aria-hidden="true" width={0} height={0} onTransitionEnd={look}>
        <Mark state="done" />
        <Mark state="waiting" />
        <Mark state="rejected" />
        <Mark state="missing" />
      </Sample>
      {rows.map((row) =>
        columns.map((column) => (
          <TileAt
            key={`${row} ${column}`}
            row={row}
            column={column}
            // As text: a tile is painted again only when its own marks change.
            states={statesIn(teams.slice(row, row + TILE.rows), column)}
            challenges={challenges}
            measures={measures}
            isFromRight={isFromRight}
            stamps={stamps}
          />
        )),
      )}
    </>
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
  readonly stamps: Stamps | undefined;
}

const TileAt = memo(function TileAt(props: TileAtProps) {
  const { row, column, states, challenges, measures, isFromRight, stamps } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const columns = Math.min(TILE.columns, challenges - column);
  const teams = states.split('\n');
  const [width, height] = [columns * measures.column, teams.length * measures.row];
  // Before the browser paints, so that no tile appears empty.
  useLayoutEffect(() => {
    if (!canvas.current || !stamps) return;
    const fromRight = isFromRight ? columns : undefined;
    stampMarks(canvas.current, states.split('\n'), stamps, { ...measures, fromRight });
  }, [states, columns, measures, isFromRight, stamps]);
  return (
    <Tile
      ref={canvas}
      aria-hidden="true"
      width={Math.round(width * measures.ratio)}
      height={Math.round(height * measures.ratio)}
      style={{
        inlineSize: `${width}px`,
        blockSize: `${height}px`,
        insetBlockStart: `${row * measures.row}px`,
        insetInlineStart: `${measures.name + column * measures.column}px`,
      }}
    />
  );
});
