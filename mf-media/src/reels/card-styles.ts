import { fingertip, token } from '@waymark/ui';
import styled, { css } from 'styled-components';

/** The picture of a film, or its placeholder. */
export const posterLook = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfaceSunken};
  color: ${token.textMuted};
`;

/** The placeholder of a film that isn't ready. */
export const PosterPlace = styled.div`${posterLook}`;

/** The name of a film and its actions. */
export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 32px;
  & > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; font: 600 ${token.type13} ${token.font}; }
  & a { font: ${token.type13} ${token.font}; font-weight: inherit; ${fingertip} }
  & small { display: block; color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
`;
