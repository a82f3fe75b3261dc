import { token } from '@waymark/ui';
import styled from 'styled-components';

/** The list beside the open chat; on phones one at a time. */
export const InboxFrame = styled.div`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  block-size: min(60vh, 520px);
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  overflow: hidden;
  & > :only-child { grid-column: 1 / -1; }
  & > p { place-self: center; padding: 16px; color: ${token.textMuted}; font: ${token.type14} ${token.font}; }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    & > p { display: none; }
    &[data-open] > ul { display: none; }
  }
`;

/** The list of chats, latest first. */
export const Chats = styled.ul`
  overflow-y: auto;
  margin: 0;
  padding: 4px;
  border-inline-end: 1px solid ${token.line};
  list-style: none;
  & button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 8px;
    inline-size: 100%;
    padding: 8px;
    border: 0;
    border-radius: ${token.radiusControl};
    background: none;
    font: ${token.type13} ${token.font};
    text-align: start;
  }
  & button:hover { background: ${token.surfaceHover}; }
  & button[aria-pressed='true'] { background: ${token.accentSubtle}; }
  & b, & small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & b { font-weight: 550; }
  & small, & time { color: ${token.textMuted}; font-size: 12px; }
  @media (max-width: 767px) { border: 0; & button { min-block-size: 52px; } }
`;

/** The open chat: head, messages and field. */
export const Talk = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-inline-size: 0;
  min-block-size: 0;
  & > header {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 48px;
    padding: 4px 12px;
    border-block-end: 1px solid ${token.line};
  }
  & > header > h3 { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; font: 600 ${token.type14} ${token.font}; }
  & > header > button { display: none; }
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 8px;
    padding: 8px 12px 12px;
    border-block-start: 1px solid ${token.line};
  }
  & > form > button { min-block-size: 48px; }
  @media (max-width: 767px) { & > header > button { display: inline-grid; } }
`;

/** The messages, latest at the bottom. */
export const Lines = styled.div`
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  padding: 12px;
  outline-offset: -2px;
  & > ol {
    display: flex;
    flex-direction: column;
    gap: 10px;
    margin: auto 0 0;
    padding: 0;
    list-style: none;
    font: ${token.type14} ${token.font};
  }
  & li { max-inline-size: 82%; align-self: flex-start; }
  & small { display: block; margin-block-end: 2px; color: ${token.textMuted}; font-size: 12px; }
  & p {
    padding: 8px 12px;
    border: 1px solid transparent;
    border-radius: 14px;
    border-start-start-radius: 4px;
    background: ${token.surfaceSunken};
    color: ${token.text};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & li[data-ours] { align-self: flex-end; }
  & li[data-ours] > small { text-align: end; }
  & li[data-ours] > p {
    border-color: ${token.line};
    border-start-start-radius: 14px;
    border-start-end-radius: 4px;
    background: ${token.surfaceRaised};
  }
`;
