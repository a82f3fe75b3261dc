import { useHost, useReadable } from '@waymark/host-kit';
import { watchColours } from '@waymark/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import { Mark } from './mark';
import { Drawing } from './mark-styles';
import { STATES } from './marks';
import type { MatrixMeasures } from './matrix-measures';
import { type MatrixContent, MatrixPicture } from './matrix-picture';
import type { ScrollPlace, ScrollWatch } from './scroll-watch';

interface MatrixCanvasProps {
  readonly watch: ScrollWatch;
  readonly content: MatrixContent;
  readonly measures: MatrixMeasures;
}

/**
 * A canvas below the texts, with the marks. While the matrix is on its way it has the texts too: browsers don't render
 * as many elements in a frame.
 */
export const MatrixCanvas = memo(function MatrixCanvas({ watch, content, measures }: MatrixCanvasProps) {
  const isFromRight = useReadable(useHost().phrases.direction) === 'rtl';
  const drawing = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const view = drawing.current?.parentElement;
    if (!drawing.current || !canvas.current || !view) return;
    const picture = new MatrixPicture(canvas.current, drawing.current, view);
    let last: ScrollPlace | undefined;
    const draw = (place: ScrollPlace) => {
      last = place;
      picture.draw(content, place, { ...measures, isFromRight });
    };
    const leave = watch.follow(draw);
    const unwatch = watchColours(drawing.current, () => {
      picture.forget();
      if (last) draw(last);
    });
    return () => {
      leave();
      unwatch();
    };
  }, [watch, content, measures, isFromRight]);
  return (
    <Drawing ref={drawing} aria-hidden="true">
      <canvas ref={canvas} />
      {STATES.map((state) => (
        <svg key={state} aria-hidden="true" data-state={state}>
          <Mark state={state} />
        </svg>
      ))}
    </Drawing>
  );
});
