import { useTranslate } from '@waymark/host-kit';
import { Button, token } from '@waymark/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Note } from '../fields/layout';
import type { ModelStage } from './model-stage';

/** Radians for a pixel of a drag, and for an arrow key. */
const PER_PIXEL = 0.01;
const PER_KEY = 0.2;
const TURNS: Readonly<Record<string, readonly [around: number, over: number]>> = {
  ArrowLeft: [-PER_KEY, 0],
  ArrowRight: [PER_KEY, 0],
  ArrowUp: [0, -PER_KEY],
  ArrowDown: [0, PER_KEY],
};

const Frame = styled.figure`
  position: relative;
  margin: 0;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfaceSunken};
  overflow: hidden;
`;

const Canvas = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 200px;
  cursor: grab;
  touch-action: pan-y;
  &:focus-visible { outline: 2px solid ${token.accentEdge}; outline-offset: -2px; }
  &[data-empty] { visibility: hidden; }
`;

const Words = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  padding: 12px;
  text-align: center;
`;

interface ModelPreviewProps {
  /** Of a glTF file. */
  readonly url: string;
  readonly label: string;
}

/** A glTF model that can be turned by dragging and by arrow keys. */
export function ModelPreview({ url, label }: ModelPreviewProps) {
  const t = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<ModelStage>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const ended = new AbortController();
    let sizes: ResizeObserver | undefined;
    setState('loading');
    import('./model-stage')
      .then(({ showModel }) => showModel(element, url, ended.signal))
      .then((shown) => {
        if (ended.signal.aborted) {
          shown.end();
          return;
        }
        stage.current = shown;
        sizes = new ResizeObserver(() => shown.fill());
        sizes.observe(element);
        setState('shown');
      })
      .catch(() => !ended.signal.aborted && setState('failed'));
    return () => {
      ended.abort();
      sizes?.disconnect();
      stage.current?.end();
      stage.current = undefined;
    };
  }, [url, attempt]);

  const drag = (event: PointerEvent): void => {
    if (event.buttons === 1) stage.current?.turn(event.movementX * PER_PIXEL, event.movementY * PER_PIXEL);
  };
  const keys = (event: KeyboardEvent): void => {
    const turn = TURNS[event.key];
    if (!turn) return;
    event.preventDefault();
    stage.current?.turn(...turn);
  };
  return (
    <Frame>
      <Canvas
        // A canvas whose context was released can't get another one.
        key={`${url} ${attempt}`}
        ref={canvas}
        role="application"
        aria-label={t('{label}: drag or use the arrow keys to turn it', { label })}
        tabIndex={state === 'shown' ? 0 : -1}
        {...(state === 'shown' ? {} : { 'data-empty': '' })}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={keys}
      />
      {state === 'loading' && (
        <Words role="status">
          <Note>{t('Loading the model')}</Note>
        </Words>
      )}
      {state === 'failed' && (
        <Words role="alert">
          <Note>{t("This model can't be shown here. The file isn't affected.")}</Note>
          <Button onClick={() => setAttempt((count) => count + 1)}>{t('Retry')}</Button>
        </Words>
      )}
    </Frame>
  );
}

/** Whether a browser can show the model at an address: glTF, as text or packed. */
export const isShowable = (url: string): boolean => /\.(gltf|glb)$/i.test(url.replace(/[?#].*$/, ''));
