import type { TaskId } from '@waymark/contract';
import type { Finding } from '@waymark/contract/readiness';
import { counted, useTranslate } from '@waymark/host-kit';
import { token, useUi } from '@waymark/ui';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { ChallengeGraph } from '../graph/challenge-graph';
import type { Diagram } from '../layout/arrange';
import type { Line } from '../layout/lines';
import { NODE } from '../layout/measures';
import type { PlacedNode } from '../layout/placed-node';
import { ChallengeNode } from './challenge-node';
import { FarView } from './far-view';
import { LinesInView } from './lines-in-view';
import { MiniMap } from './mini-map';
import { useGestures } from './use-gestures';
import { useInView } from './use-in-view';
import { useView, type ViewControl } from './use-view';
import { ViewTools } from './view-tools';

/** Below this scale cards are unreadable. */
const FAR = 0.3;

const Frame = styled.section`
  position: relative;
  flex: 1;
  min-block-size: 360px;
  overflow: hidden;
  direction: ltr;
  border-block-start: 1px solid ${token.line};
  background: ${token.surfaceSunken} radial-gradient(circle, ${token.lineStrong} 1px, transparent 1.3px) 0 0 / 20px 20px;
  cursor: grab;
  touch-action: none;
  &:active { cursor: grabbing; }
  &:focus-visible { outline-offset: -2px; }
  & > svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
  & > ol { position: absolute; left: 0; inset-block-start: 0; margin: 0; padding: 0; list-style: none; transform-origin: 0 0; }
`;

/** Overlays follow the page's text direction; the diagram itself always runs left to right. */
const Over = styled.div`
  display: contents;
`;

/** What is highlighted in the diagram. */
interface Emphasis {
  readonly selected: TaskId | undefined;
  /** The challenges reachable with the chosen answers; undefined without any. */
  readonly reachable: ReadonlySet<TaskId> | undefined;
  readonly given: ReadonlyMap<TaskId, string>;
  readonly findings: ReadonlyMap<TaskId, Finding>;
}

interface PathCanvasProps {
  readonly graph: ChallengeGraph;
  readonly diagram: Diagram;
  readonly emphasis: Emphasis;
  readonly onGive: (id: TaskId, answer: string) => void;
  readonly onSelect: (id: TaskId) => void;
  /** Renders overlays, given the view's controls. */
  readonly children: (control: ViewControl) => ReactNode;
}

const NONE: ReadonlySet<TaskId> = new Set();

/** The diagram, which can be panned and zoomed. */
export function PathCanvas({ graph, diagram, emphasis, onGive, onSelect, children }: PathCanvasProps) {
  const t = useTranslate();
  const { direction } = useUi();
  const frame = useRef<HTMLElement>(null);
  const control = useView(frame, diagram);
  const { view, window, reveal } = control;
  const { handlers, zoomBy, toLife } = useGestures(frame, control);
  const { nodes, lines } = useInView(diagram, view, window);
  const { selected, reachable, given, findings } = emphasis;
  const isFar = view.scale < FAR;
  const found = useMemo(() => new Set(findings.keys()), [findings]);
  const marked = { lit: reachable ?? NONE, found };

  const focus = useCallback(
    (placed: PlacedNode) => {
      onSelect(placed.node.id);
      reveal({ ...placed, ...NODE });
    },
    [onSelect, reveal],
  );
  const markOf = useCallback(
    ({ opening: { from, to, answer } }: Line) => {
      if (reachable) {
        const wrong = answer !== undefined && given.has(from) && given.get(from) !== answer;
        return reachable.has(from) && reachable.has(to) && !wrong ? 'lit' : 'unlit';
      }
      return from === selected || to === selected ? 'lit' : undefined;
    },
    [reachable, given, selected],
  );
  const transform = `matrix(${view.scale} 0 0 ${view.scale} ${-view.x * view.scale} ${-view.y * view.scale})`;
  return (
    <Frame
      ref={frame}
      tabIndex={0}
      aria-label={t('Path of {challenges}', { challenges: counted(t, 'challenge', graph.nodes.size) })}
      {...handlers}
    >
      <svg aria-hidden="true">
        <g transform={transform}>
          {isFar ? <FarView diagram={diagram} hasLines {...marked} /> : <LinesInView lines={lines} markOf={markOf} />}
        </g>
      </svg>
      {!isFar && (
        <ol
          style={{
            transform: `translate(${-view.x * view.scale}px, ${-view.y * view.scale}px) scale(${view.scale})`,
          }}
        >
          {nodes.map((placed) => (
            <ChallengeNode
              key={placed.node.id}
              placed={placed}
              graph={graph}
              mark={reachable ? (reachable.has(placed.node.id) ? 'lit' : 'unlit') : undefined}
              isSelected={selected === placed.node.id}
              finding={findings.get(placed.node.id)}
              given={given.get(placed.node.id)}
              onGive={onGive}
              onFocus={focus}
            />
          ))}
        </ol>
      )}
      <Over dir={direction}>
        {children(control)}
        <ViewTools scale={view.scale} zoomBy={zoomBy} toLife={toLife} showAll={control.showAll} />
        <MiniMap diagram={diagram} control={control} {...marked} />
      </Over>
    </Frame>
  );
}
