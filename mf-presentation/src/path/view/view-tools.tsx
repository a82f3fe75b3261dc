import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { IconButton, token } from '@waymark/ui';
import { Maximize2, Minus, Plus } from '@waymark/ui/icons';
import styled from 'styled-components';
import { ZOOM_STEP } from './use-gestures';

const Bar = styled.div`
  position: absolute;
  inset-block-start: 14px;
  inset-inline-end: 16px;
  display: flex;
  align-items: center;
  padding: 1px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfaceRaised};
  @media (max-width: 767px) { inset-block: auto 16px; }
`;

const Scale = styled.button`
  min-inline-size: 48px;
  block-size: 28px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: ${token.textSoft};
  font: 500 12px/1 ${token.font};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover { background: ${token.surfaceHover}; }
  @media (pointer: coarse) { block-size: 44px; }
`;

interface ViewToolsProps {
  readonly scale: number;
  readonly zoomBy: (factor: number) => void;
  readonly toLife: () => void;
  readonly showAll: () => void;
}

/** Zoom out, zoom in, show all. */
export function ViewTools({ scale, zoomBy, toLife, showAll }: ViewToolsProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(scale);
  return (
    <Bar role="toolbar" aria-label={t('View')} data-over="">
      <IconButton icon={Minus} label={t('Zoom out')} onClick={() => zoomBy(1 / ZOOM_STEP)} />
      <Scale type="button" aria-label={t('Zoom {percent}, back to full size', { percent })} onClick={toLife}>
        {percent}
      </Scale>
      <IconButton icon={Plus} label={t('Zoom in')} onClick={() => zoomBy(ZOOM_STEP)} />
      <IconButton icon={Maximize2} label={t('Show all')} onClick={showAll} />
    </Bar>
  );
}
