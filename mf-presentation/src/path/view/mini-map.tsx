import { useTranslate } from '@waymark/host-kit';
import { Panel, token } from '@waymark/ui';
import { type PointerEvent, startTransition, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Diagram } from '../layout/arrange';
import { FarView, type Marked } from './far-view';
import type { ViewControl } from './use-view';
import { boxOf, viewOf } from './view';

const WIDTH = 208;
const HEIGHT = 118;

const Frame = styled(Panel)`
  position: absolute;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadowRaised};
  touch-action: none;
  & > svg { display: block; cursor: pointer; }
  & [data-window] { fill: none; stroke: ${token.text}; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
  @media (max-width: 767px) { display: none; }
`;

interface MiniMapProps extends Marked {
  readonly diagram: Diagram;
  readonly control: ViewControl;
}

/** The cards are drawn in the frame after the first one, the lines in the next: all at once would be a long task. */
const STEPS = 2;

/** How many frames passed, up to `STEPS`. */
function useSteps(): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step === STEPS) return;
    const request = requestAnimationFrame(() => startTransition(() => setStep(step + 1)));
    return () => cancelAnimationFrame(request);
  }, [step]);
  return step;
}

/** A map of all challenges in a corner, with a frame around the visible ones. Click to move the view. */
export function MiniMap({ diagram, control, ...marked }: MiniMapProps) {
  const t = useTranslate();
  const { view, window, move } = control;
  const box = boxOf(view, window);
  const step = useSteps();
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    const matrix = event.currentTarget.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    move(({ scale }) => viewOf({ x, y, width: 0, height: 0 }, window, scale));
  };
  return (
    <Frame as="div" data-over="">
      <svg
        width={WIDTH}
        height={HEIGHT}
        viewBox={`-40 -40 ${diagram.width + 80} ${diagram.height + 80}`}
        role="img"
        aria-label={t('Overview of all challenges, with a frame around those in view')}
        onPointerDown={go}
        onPointerMove={go}
      >
        {step > 0 && <FarView diagram={diagram} hasLines={step === STEPS} {...marked} />}
        <rect data-window="" x={box.x} y={box.y} width={box.width} height={box.height} />
      </svg>
    </Frame>
  );
}
