import styled from 'styled-components';

/** Height of the map, in pixels. */
export const MAP_HEIGHT = 300;

/** Reserves the map's space until it has loaded. */
export const MapSpace = styled.div`block-size: ${MAP_HEIGHT}px;`;
