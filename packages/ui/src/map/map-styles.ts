import styled from 'styled-components';
import { token } from '../theme/token';

/**
 * The container of a map. Includes the rules of Leaflet's own style sheet, so that they also apply inside a
 * shadow root.
 */
export const MapBox = styled.div`
  position: absolute;
  inset: 0;
  direction: ltr;
  overflow: hidden;
  outline-offset: -2px;
  font: ${token.type12} ${token.font};
  touch-action: none;
  -webkit-tap-highlight-color: transparent;
  z-index: 0;

  .leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-pane > svg, .leaflet-zoom-box {
    position: absolute;
    left: 0;
    top: 0;
  }
  .leaflet-pane { z-index: 400; }
  .leaflet-tile-pane { z-index: 200; }
  .leaflet-marker-pane { z-index: 600; }
  .leaflet-tile, .leaflet-marker-icon { user-select: none; -webkit-user-select: none; -webkit-user-drag: none; }
  .leaflet-tile { visibility: hidden; box-sizing: border-box; max-inline-size: none; max-block-size: none; }
  .leaflet-tile-loaded { visibility: inherit; }
  .leaflet-tile-container { pointer-events: none; }
  [data-heat] { position: absolute; left: 0; top: 0; pointer-events: none; opacity: 0.85; }
  .leaflet-pane > svg { max-inline-size: none; max-block-size: none; }
  .leaflet-pane > svg path { pointer-events: none; fill: ${token.accent}; fill-opacity: 0.12; stroke: ${token.accentEdge}; stroke-width: 1.5; }
  .leaflet-zoom-animated { transform-origin: 0 0; }
  .leaflet-zoom-anim .leaflet-zoom-animated { transition: transform 0.2s ease-out; }
  .leaflet-zoom-anim .leaflet-tile, .leaflet-pan-anim .leaflet-tile { transition: none; }
  .leaflet-zoom-anim .leaflet-zoom-hide { visibility: hidden; }
  &.leaflet-grab { cursor: grab; }
  &.leaflet-dragging, &.leaflet-dragging .leaflet-marker-icon { cursor: grabbing; }
  .leaflet-marker-icon { display: grid; place-items: center; cursor: pointer; }

  .leaflet-land-pane { z-index: 150; }
  .leaflet-pane > svg path.land { fill: ${token.surfacePage}; fill-opacity: 1; stroke: ${token.lineStrong}; stroke-width: 1; }
  .leaflet-pane > svg path.way { fill: none; stroke: ${token.accentText}; stroke-width: 2; stroke-dasharray: 2 6; stroke-linecap: round; }
  [data-square] { border: 0 solid ${token.line}; border-width: 1px 0 0 1px; opacity: 0.6; }
  .leaflet-bottom.leaflet-left { position: absolute; left: 8px; bottom: 28px; z-index: 800; pointer-events: none; }
  .leaflet-control-scale-line {
    padding: 0 6px 1px;
    border: 2px solid ${token.textMuted};
    border-block-start: 0;
    color: ${token.textSoft};
    white-space: nowrap;
  }
  [data-here] {
    inline-size: 18px;
    block-size: 18px;
    border: 3px solid ${token.surfacePanel};
    border-radius: 50%;
    background: ${token.accent};
    box-shadow: ${token.shadowRaised};
  }
  [data-pin] {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 2px solid ${token.accentEdge};
    border-radius: 50% 50% 50% 2px;
    rotate: -45deg;
    background: ${token.surfacePanel};
    color: ${token.text};
    box-shadow: ${token.shadowRaised};
  }
  [data-pin] > span { rotate: 45deg; font: 600 ${token.type12} ${token.font}; }
  [data-selected] > [data-pin] { background: ${token.accent}; color: ${token.onAccent}; }
  [data-cluster] {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border: 2px solid ${token.surfacePanel};
    border-radius: 50%;
    background: ${token.accent};
    color: ${token.onAccent};
    box-shadow: ${token.shadowRaised};
    font: 600 ${token.type13} ${token.font};
  }
  [data-name] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 50%;
    translate: -50%;
    inline-size: max-content;
    max-inline-size: 200px;
    padding: 3px 8px;
    border-radius: ${token.radiusControl};
    background: ${token.surfaceInverse};
    color: ${token.textInverse};
    font: 500 ${token.type12} ${token.font};
    text-align: center;
    unicode-bidi: plaintext;
  }
  .leaflet-interactive:not(:hover, :focus-visible) > [data-name], [data-quiet] > [data-name] { display: none; }
  /* The named one is on top. */
  .leaflet-marker-icon:focus-visible { z-index: 9999 !important; outline: none; }
  /* As large as a fingertip. */
  @media (pointer: coarse) {
    .leaflet-interactive.leaflet-marker-icon::before { content: ''; position: absolute; inset: -8px; }
  }
  .leaflet-marker-icon:focus-visible > :not([data-name]) { outline: ${token.focusRing} solid ${token.focus}; outline-offset: 2px; }
`;

/** The buttons of a map, in its top end corner. */
export const MapButtons = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  z-index: 1;
  display: grid;
  gap: 6px;
  & > button { box-shadow: ${token.shadowRaised}; }
`;

/** Messages of a map's background. */
export const MapFoot = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px;
  pointer-events: none;
  font: ${token.type12} ${token.font};
  color: ${token.text};
  & > * { padding: 1px 6px; background: ${token.surfacePanel}; opacity: 0.9; }
  & > [role='status'] { flex: 1 0 100%; padding: 6px 8px; opacity: 1; }
  & > [role='status']:empty { padding: 0; }
  & a { color: inherit; pointer-events: auto; }
`;
