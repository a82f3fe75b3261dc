import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { useTranslate, useUi } from '../root/ui-context';
import { token } from '../theme/token';
import { RichBar } from './rich-text-styles';
import { type AddressKind, richTools } from './rich-tools';
import { useEditorTick } from './use-rich-editor';

/** Props of RichToolbar. */
export interface RichToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly asking: AddressKind | undefined;
  readonly disabled: boolean;
  readonly onAsk: (kind: AddressKind) => void;
}

const Bar = styled(RichBar)`
  display: flex;
  gap: 2px;
  padding: 2px 6px 4px;
  overflow-x: auto;
  scrollbar-width: none;
  & > hr { flex: none; border: 0; inline-size: 1px; margin: 6px 4px; background: ${token.line}; }
`;

/** The toolbar of the editor: one Tab stop, arrow keys move between buttons. */
export function RichToolbar({ editor, label, asking, disabled, onAsk }: RichToolbarProps) {
  const t = useTranslate();
  const { direction } = useUi();
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  useEditorTick(editor);
  const groups = richTools(editor, asking, onAsk);
  const order = groups.flat().map(({ id }) => id);

  const move = (event: KeyboardEvent): void => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const last = order.length - 1;
    const to = { [forward]: at === last ? 0 : at + 1, [back]: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    bar.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  };
  return (
    <Bar ref={bar} role="toolbar" aria-label={label} onKeyDown={move}>
      {groups.map((tools, group) => [
        group > 0 && <hr key={`before-${tools[0]?.id}`} aria-orientation="vertical" />,
        ...tools.map((tool) => {
          const index = order.indexOf(tool.id);
          return (
            <IconButton
              key={tool.id}
              icon={tool.icon}
              label={t(tool.name)}
              flip={tool.flip ?? false}
              tabIndex={index === at ? 0 : -1}
              // Stays reachable with the arrow keys; clicking does nothing.
              aria-disabled={disabled || tool.off || undefined}
              {...(tool.on === undefined ? {} : { 'aria-pressed': tool.on })}
              {...(tool.keys ? { 'aria-keyshortcuts': tool.keys } : {})}
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setAt(index)}
              onClick={() => !disabled && !tool.off && tool.run()}
            />
          );
        }),
      ])}
    </Bar>
  );
}
