import { TextArea, type TextAreaProps, token } from '@waymark/ui';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { keyAt, keysFor, withKey } from './key-at';

const MOST = 6;

const Frame = styled.div`
  position: relative;
`;

const List = styled.div`
  position: absolute;
  z-index: 5;
  inset-block-start: calc(100% - 24px);
  inset-inline: 12px;
  padding: 4px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  background: ${token.surfaceRaised};
  box-shadow: 0 8px 24px rgb(0 0 0 / 0.16);
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 6px 8px;
    border-radius: 5px;
    font: ${token.type13} ui-monospace, monospace;
    cursor: pointer;
  }
  & small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
  & > div[aria-selected='true'] { background: ${token.accentSubtle}; color: ${token.accentText}; }
`;

interface KeyedTextProps extends Omit<TextAreaProps, 'ref'> {
  /** The game's personalisations, by key; undefined while unknown. */
  readonly keys: ReadonlyMap<string, string> | undefined;
}

/** A text area that completes `%{key}`. */
export function KeyedText({ keys, value, onChange, ...rest }: KeyedTextProps) {
  const { max = Number.POSITIVE_INFINITY } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const typed = caret === undefined ? undefined : keyAt(value, caret);
  const fits = (key: string) => typed && caret !== undefined && withKey(value, caret, typed, key).text.length <= max;
  const found = typed
    ? keysFor([...(keys?.keys() ?? [])], typed)
        .filter(fits)
        .slice(0, MOST)
    : [];
  const open = found.length > 0;
  const at = Math.min(active, found.length - 1);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.setAttribute('aria-autocomplete', 'list');
    if (open) {
      element.setAttribute('aria-controls', list);
      element.setAttribute('aria-activedescendant', `${list}-${at}`);
    } else {
      element.removeAttribute('aria-controls');
      element.removeAttribute('aria-activedescendant');
    }
  }, [open, at, list]);

  const choose = (key: string | undefined) => {
    const element = area.current;
    if (!element || !typed || key === undefined || caret === undefined) return;
    const next = withKey(value, caret, typed, key);
    onChange?.(next.text);
    setCaret(undefined);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.caret, next.caret);
    });
  };
  const follow = () => {
    setCaret(area.current?.selectionStart ?? undefined);
    setActive(0);
  };
  const press = (event: KeyboardEvent) => {
    // During an IME composition, keys belong to it.
    if (!open || event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((at + 1) % found.length),
      ArrowUp: () => setActive((at - 1 + found.length) % found.length),
      Enter: () => choose(found[at]),
      Tab: () => choose(found[at]),
      Escape: () => setCaret(undefined),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };
  return (
    <Frame onKeyDownCapture={press} onInput={follow} onBlur={() => setCaret(undefined)}>
      <TextArea {...rest} ref={area} value={value} {...(onChange ? { onChange } : {})} />
      {open && (
        <List id={list} role="listbox" aria-label="%{key}">
          {found.map((key, index) => (
            <div
              key={key}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              // Before the field blurs.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(key);
              }}
            >
              <span>{`%{${key}}`}</span>
              <small dir="auto">{keys?.get(key)}</small>
            </div>
          ))}
        </List>
      )}
    </Frame>
  );
}
