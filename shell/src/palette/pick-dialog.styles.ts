import styled from 'styled-components';

/** The dialog; near the top, because the list grows and shrinks. Fills a phone. */
export const Frame = styled.dialog`
  inline-size: min(600px, calc(100vw - 28px));
  margin-block-start: min(12vh, 120px);
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-dialog);
  background: var(--surface-raised);
  box-shadow: var(--shadow-raised);
  color: var(--text);
  font: var(--type-14) var(--font);
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
    max-block-size: min(560px, calc(100dvh - 32px));
  }

  &::backdrop {
    background: var(--shade);
  }

  @media (max-width: 599px) {
    inline-size: 100vw;
    max-inline-size: none;
    block-size: 100dvh;
    margin: 0;
    border: 0;
    border-radius: 0;

    &[open] {
      max-block-size: none;
    }
  }
`;

/** The field. */
export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  block-size: 48px;
  padding-inline: 16px;
  border-block-end: 1px solid var(--line);

  > [data-icon] {
    color: var(--text-muted);
  }

  > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    font: var(--type-16) var(--font);
  }

  /* Otherwise Escape and clicking outside close the dialog. */
  > button {
    margin-inline-end: -12px;
    @media (min-width: 600px) {
      display: none;
    }
  }
`;

/** The results. */
export const List = styled.div`
  flex: 1;
  overflow-y: auto;
  padding: 6px;
  overscroll-behavior: contain;
`;

/** A section of the list under its heading. */
export const Group = styled.div`
  > h2 {
    padding: 8px 10px 4px;
    font: 500 12px/16px var(--font);
    color: var(--text-muted);
  }
`;

/** A row of the list. */
export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 36px;
  padding: 4px 10px;
  border-radius: var(--radius-control);
  cursor: pointer;
  scroll-margin-block: 30px;

  > [data-icon] {
    color: var(--text-muted);
  }

  > span:not([data-icon]) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[aria-selected='true'] {
    background: var(--accent-subtle);

    > [data-icon] {
      color: var(--accent-text);
    }
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

/** The secondary text of a row, at its end. */
export const Hint = styled.small`
  margin-inline-start: auto;
  flex: none;
  font: var(--type-12) var(--font);
  color: var(--text-muted);
`;

/** Shown if nothing matches. */
export const Nothing = styled.p`
  padding: 28px 16px;
  text-align: center;
  color: var(--text-muted);
`;

/** Keyboard hints, if there is a keyboard. */
export const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  flex: none;
  padding: 8px 16px;
  border-block-start: 1px solid var(--line);
  font: var(--type-12) var(--font);
  color: var(--text-muted);

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }

  @media (max-width: 767px) {
    display: none;
  }
`;
