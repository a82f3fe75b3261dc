import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { useTranslate, useUi } from '../root/ui-context';
import { token } from '../theme/token';
import { useVoice } from '../voice/use-voice';
import { Img } from './img';
import { CENTRE, type PicturePoint } from './picture-point';

/** A crop that is shown beside the picture. */
export interface Crop {
  readonly label: string;
  /** Width by height. */
  readonly ratio: number;
}

/** Props of FocalPoint. */
export interface FocalPointProps {
  readonly label: string;
  readonly src: string;
  readonly alt: string;
  readonly value: PicturePoint;
  /** Called while the point moves. */
  readonly onChange: (point: PicturePoint) => void;
  /** Called when it has come to rest. */
  readonly onSave?: (point: PicturePoint) => void;
  readonly crops?: readonly Crop[];
  readonly disabled?: boolean;
}

const Area = styled.div`
  display: grid;
  gap: 8px;
  font: ${token.type12} ${token.font};
  color: ${token.textMuted};
`;

const Picture = styled.div`
  position: relative;
  inline-size: min(100%, 360px);
  touch-action: none;
  cursor: crosshair;
  & img { display: block; inline-size: 100%; border-radius: ${token.radiusControl}; }
`;

const Point = styled.button`
  position: absolute;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 2px solid #fff;
  border-radius: 50%;
  background: oklch(0 0 0 / 0.25);
  box-shadow: 0 0 0 1.5px oklch(0 0 0 / 0.7), inset 0 0 0 1.5px oklch(0 0 0 / 0.5);
  translate: -50% -50%;
  cursor: grab;
  @media (pointer: coarse) { inline-size: 44px; block-size: 44px; }
`;

const Crops = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  & li { display: grid; gap: 4px; align-content: start; justify-items: start; }
`;

/** How far an arrow key moves the point, and with Shift. */
const [STEP, LEAP] = [0.01, 0.1];
const clamp = (part: number): number => Math.round(Math.min(Math.max(part, 0), 1) * 100) / 100;

/** Where the eye of a picture is: a point on it, by pointer or arrow keys. Every crop keeps it in. */
export function FocalPoint(props: FocalPointProps) {
  const { label, src, alt, value, onChange, onSave, crops = [], disabled = false } = props;
  const t = useTranslate();
  const say = useVoice();
  const { language } = useUi();
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  const figure = new Intl.NumberFormat(language, { style: 'percent' });
  const words = t('{x} from the left, {y} from the top', { x: figure.format(value.x), y: figure.format(value.y) });

  const move = (point: PicturePoint): void => {
    last.current = { x: clamp(point.x), y: clamp(point.y) };
    onChange(last.current);
  };
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const box = picture.current?.getBoundingClientRect();
    if (disabled || !box || !(event.type === 'pointerdown' || event.buttons === 1)) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture?.(event.pointerId);
    move({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const keys = (event: KeyboardEvent): void => {
    const by = event.shiftKey ? LEAP : STEP;
    const ways: Readonly<Record<string, PicturePoint>> = {
      ArrowLeft: { x: value.x - by, y: value.y },
      ArrowRight: { x: value.x + by, y: value.y },
      ArrowUp: { x: value.x, y: value.y - by },
      ArrowDown: { x: value.x, y: value.y + by },
      Home: CENTRE,
    };
    const to = ways[event.key];
    if (!to) return;
    event.preventDefault();
    move(to);
    const at = last.current;
    say(t('{x} from the left, {y} from the top', { x: figure.format(at.x), y: figure.format(at.y) }), id);
  };
  const settle = (): void => onSave?.(last.current);
  return (
    <Area role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`}>{label}</span>
      {/* A picture is not mirrored, and neither is the place on it. */}
      <Picture ref={picture} dir="ltr" onPointerDown={follow} onPointerMove={follow} onPointerUp={settle}>
        <img src={src} alt={alt} draggable={false} />
        <Point
          type="button"
          disabled={disabled}
          aria-label={label}
          aria-describedby={`${id}-at`}
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
          onKeyDown={keys}
          onBlur={() => last.current !== value && settle()}
          onKeyUp={(event) => event.key.startsWith('Arrow') && settle()}
        />
      </Picture>
      <span id={`${id}-at`}>{words}</span>
      {crops.length > 0 && (
        <Crops aria-label={t('Crops')}>
          {crops.map(({ label: name, ratio }) => (
            <li key={name}>
              <Img
                src={src}
                alt=""
                width={Math.round(72 * Math.sqrt(ratio))}
                height={Math.round(72 / Math.sqrt(ratio))}
                focus={value}
              />
              {name}
            </li>
          ))}
        </Crops>
      )}
    </Area>
  );
}
