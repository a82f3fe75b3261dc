import { token } from '@waymark/ui';
import styled from 'styled-components';
import { BADGE, NODE } from '../layout/measures';

/** A challenge in the diagram: its card and what extends beyond it. */
export const NodeItem = styled.li`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  inline-size: ${NODE.width}px;
  block-size: ${NODE.height}px;
  contain: layout size style;
  transition: opacity ${token.quick} ${token.ease};
  &[data-mark='unlit'] { opacity: 0.35; }
`;

/** The card; it is no link if no remote shows challenges. */
export const Card = styled.a`
  display: block;
  block-size: 100%;
  overflow: hidden;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  background: ${token.surfaceRaised};
  color: ${token.text};
  text-decoration: none;
  user-select: none;
  &[href]:hover { border-color: ${token.textMuted}; text-decoration: none; }
  [data-mark='lit'] > & { border-color: ${token.accentEdge}; }
  [data-finding='problem'] > & { border: 1px dashed ${token.warning}; }
  [data-selected] > & { border: 1px solid ${token.accentEdge}; box-shadow: 0 0 0 1px ${token.accentEdge}, 0 0 0 5px ${token.accentSubtle}; }
`;

/** The picture of a card with its number and points. */
export const Picture = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 70px;
  border-block-end: 1px solid ${token.line};
  background: ${token.surfaceSunken};
  color: ${token.textMuted};
  & > :is(span, img):first-child { border-radius: 0; }
`;

/** A number on a picture. */
export const OnPicture = styled.span<{ $end?: boolean; $clear?: boolean }>`
  position: absolute;
  inset-block-start: 8px;
  inset-inline: ${({ $end, $clear }) => ($end ? `auto ${$clear ? 34 : 8}px` : '8px auto')};
  [data-finding] & { inset-block-start: 16px; }
  min-inline-size: 20px;
  padding-inline: 7px;
  border-radius: 10px;
  background: #12100ed9;
  color: #fff;
  font: 550 12px/20px ${token.font};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** The headline, in at most two lines. */
export const Headline = styled.span`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
  block-size: 34px;
  margin: 7px 12px 0;
  font: 550 13px/17px ${token.font};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

/** The type of a challenge, and whether it is locked. */
export const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 5px 12px 0;
  font: ${token.type12} ${token.font};
  color: ${token.textMuted};
  white-space: nowrap;
  & > :last-child:not(:nth-child(2)) { margin-inline-start: auto; }
`;

/** An answer of a challenge; a click highlights what it makes reachable. */
export const Badge = styled.button`
  position: absolute;
  z-index: 1;
  right: ${-BADGE.out}px;
  inline-size: ${BADGE.width}px;
  block-size: ${BADGE.height}px;
  padding-inline: 8px;
  overflow: hidden;
  border: 1px solid ${token.lineStrong};
  border-radius: 12px;
  background: ${token.surfaceRaised};
  color: ${token.text};
  font: 550 12px/22px ${token.font};
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &:disabled { cursor: default; color: ${token.textMuted}; }
  &:enabled:hover { border-color: ${token.textMuted}; }
  [data-selected] > &, [data-mark='lit'] > & { border-color: ${token.accentEdge}; background: ${token.accentSubtle}; color: ${token.accentText}; }
  &[aria-pressed='true'] { border-color: ${token.accentEdge}; background: ${token.accent}; color: ${token.onAccent}; }
`;

/** A problem of a challenge. */
export const FindingMark = styled.span`
  position: absolute;
  inset-block-start: -11px;
  inset-inline-start: 12px;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 196px;
  block-size: 22px;
  padding-inline: 8px;
  border: 1px solid ${token.warningLine};
  border-radius: 11px;
  background: ${token.warningSubtle};
  color: ${token.warningText};
  font: 550 12px/20px ${token.font};
`;

/** The visible text of a problem. */
export const FindingText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
