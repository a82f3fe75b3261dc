import { useTranslate } from '@waymark/host-kit';
import { Icon, IconButton, Kbd, Spinner, useUi, VisuallyHidden } from '@waymark/ui';
import { Check, Search, X } from '@waymark/ui/icons';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Frame, Group, Hint, Keys, List, Nothing, Option, Top } from './pick-dialog.styles';
import { stepFor } from './pick-keys';

/** An option. */
export interface Pick {
  readonly id: string;
  readonly label: string;
  /** Secondary text next to the label. */
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly lang?: string;
  /** Currently selected. */
  readonly chosen?: boolean;
  readonly onPick: () => void;
  /** Opened by the arrow at the end of the row. */
  readonly onInto?: () => void;
}

/** Options that belong together. */
export interface PickGroup {
  readonly id: string;
  readonly heading: string;
  readonly picks: readonly Pick[];
}

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly groups: readonly PickGroup[];
  /** More may follow. */
  readonly busy?: boolean;
  /** Shown if nothing matches. */
  readonly nothing: string;
  readonly onClose: () => void;
  /** Called by Backspace in the empty field. */
  readonly onBack?: () => void;
}

/** Finds one of many options by typing: a combobox over a list in a modal dialog. */
export function PickDialog({ label, placeholder, term, onTerm, groups, busy, nothing, onClose, onBack }: Props) {
  const id = useId();
  const t = useTranslate();
  const ui = useUi();
  const frame = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const picks = groups.flatMap((group) => group.picks);
  const [activeId, setActiveId] = useState(() => picks.find(({ chosen }) => chosen)?.id);
  const active = Math.max(
    0,
    picks.findIndex((pick) => pick.id === activeId),
  );
  const current = picks[active];

  // Closes while still in the document, so that the browser returns the focus.
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps the active row in view
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current?.id]);

  const optionId = (pick: Pick | undefined) => (pick ? `${id}-${pick.id}` : undefined);
  return createPortal(
    <Frame
      ref={frame}
      aria-label={label}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Top>
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(current)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={placeholder}
          value={term}
          onChange={(event) => {
            setActiveId(undefined);
            onTerm(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            const next = stepFor(event.key, active, picks.length);
            const atEnd = event.currentTarget.selectionStart === term.length;
            if (next !== undefined) setActiveId(picks[next]?.id);
            else if (event.key === 'Enter' && !event.nativeEvent.isComposing) current?.onPick();
            else if (event.key === (ui.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight') && atEnd && current?.onInto)
              current.onInto();
            else if (event.key === 'Backspace' && term === '' && onBack) onBack();
            else return;
            event.preventDefault();
          }}
        />
        {busy && <Spinner />}
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
      </Top>
      <List ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
        {groups.map((group) => (
          <Group key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <h2 id={`${id}-${group.id}`} role="presentation">
              {group.heading}
            </h2>
            {group.picks.map((pick) => (
              <Option
                key={pick.id}
                id={optionId(pick)}
                role="option"
                aria-selected={pick === current}
                lang={pick.lang}
                onPointerMove={() => setActiveId(pick.id)}
                onClick={pick.onPick}
              >
                {pick.icon}
                <span dir="auto">{pick.label}</span>
                {pick.hint && <Hint>{pick.hint}</Hint>}
                {pick.chosen && <Icon of={Check} label={t('In use')} />}
              </Option>
            ))}
          </Group>
        ))}
        {picks.length === 0 && !busy && <Nothing>{nothing}</Nothing>}
      </List>
      <Keys aria-hidden="true">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {t('to move')}
        </span>
        <span>
          <Kbd>↵</Kbd> {t('to open')}
        </span>
        {current?.onInto && (
          <span>
            <Kbd>{ui.direction === 'rtl' ? '←' : '→'}</Kbd> {t('its screens')}
          </span>
        )}
        <span>
          <Kbd>Esc</Kbd> {t('to close')}
        </span>
      </Keys>
      <VisuallyHidden role="status">
        {busy
          ? ''
          : picks.length === 0
            ? nothing
            : t(picks.length === 1 ? '{count} result' : '{count} results', { count: picks.length })}
      </VisuallyHidden>
    </Frame>,
    ui.portal ?? document.body,
  );
}
