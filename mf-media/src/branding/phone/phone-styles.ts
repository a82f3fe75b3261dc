import { token } from '@waymark/ui';
import styled from 'styled-components';
import { logoShape } from '../../game/logo-shape';

/** The frame of the phone. Its content takes colours and sizes from the brand only. */
export const Frame = styled.div`
  inline-size: 100%;
  max-inline-size: 300px;
  margin-inline: auto;
  padding: 8px;
  border-radius: 36px;
  background: oklch(0.2 0.005 70);
  box-shadow: ${token.shadowRaised};
`;

/** The screen of the phone. */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 600px;
  @media (max-width: 767px) { block-size: min(600px, 44vh); }
  border-radius: 28px;
  overflow: hidden;
  background: var(--page);
  color: var(--text);
  font-family: var(--regular);
  font-size: calc(var(--size) * 0.86);
  line-height: 1.35;
  forced-color-adjust: none;
  & strong { color: var(--high); font: 700 1.2em/1.25 var(--bold); }
  & b { font-family: var(--bold); font-weight: 700; }
  & p { margin: 0; }
  & small { font-size: 0.82em; opacity: 0.78; }
`;

/** The bar at the top of every screen. */
export const Bar = styled.header`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 24px;
  align-items: center;
  gap: 8px;
  flex: none;
  min-block-size: 52px;
  padding: 8px 14px;
  background: var(--bar);
  color: var(--bar-text);
  & > b { overflow: hidden; text-align: center; text-overflow: ellipsis; white-space: nowrap; font-size: 1.05em; }
  ${logoShape(32)}
  & > span:not([data-icon]) { justify-self: center; max-inline-size: 100%; }
  & > [data-icon] { color: var(--bar-tint); }
`;

/** The scrollable part, also by keyboard. */
export const Body = styled.div.attrs({ tabIndex: 0 })`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 10px;
  overflow: auto;
  padding: 14px;
`;

/** The picture of the game with its name, edge to edge. */
export const Hero = styled.div`
  position: relative;
  flex: none;
  margin: -14px -14px 0;
  block-size: 112px;
  & > span { border-radius: 0; }
  & > b {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: 28px 14px 10px;
    background: linear-gradient(transparent, rgb(0 0 0 / 72%));
    color: #fff;
    overflow-wrap: anywhere;
  }
`;

/** A row of a list. */
export const Entry = styled.div<{ $led?: boolean }>`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  padding-block: 8px;
  border-block-end: 1px solid color-mix(in srgb, var(--text) 14%, transparent);
  & > i {
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    border-radius: 8px;
    background: color-mix(in srgb, var(--tint) 14%, var(--page));
    color: var(--tint);
    font: 700 0.9em/1 var(--bold);
  }
  & > i > span { border-radius: 8px; }
  & small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > span:last-child { color: var(--tint); }
`;
