import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { UiContext, useUi } from '../root/ui-context';
import { DialogActions, DialogFrame, DialogTitle } from './dialog-styles';
import { useDialogTurn } from './dialog-turn';
import { wrapTab } from './wrap-tab';

/** Props of Dialog. */
export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, primary last. `data-autofocus` marks the one to focus; otherwise the first control is focused. */
  readonly actions: ReactNode;
  /** Called on Escape, and on a click outside unless `alert` is set. */
  readonly onClose: () => void;
  /** Requires a decision: announced immediately, and a click outside does not close it. */
  readonly alert?: boolean;
  readonly width?: number;
}

/**
 * A modal dialog on the native `dialog` element: no code to load, so it works offline. Traps focus, restores it on
 * close, and waits while another dialog is open.
 */
export function Dialog({ open, title, children, actions, onClose, alert = false, width = 440 }: DialogProps) {
  const shown = useDialogTurn(open);
  const ui = useUi();
  if (!shown) return null;
  const modal = (
    <Modal title={title} actions={actions} onClose={onClose} alert={alert} width={width}>
      {children}
    </Modal>
  );
  return createPortal(modal, ui.portal ?? document.body);
}

type ModalProps = Omit<DialogProps, 'open'> & { readonly alert: boolean; readonly width: number };

function Modal({ title, children, actions, onClose, alert, width }: ModalProps) {
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const ui = useUi();
  // Overlays opened from a modal dialog must render inside it: the rest of the page is inert.
  const inside = useMemo(() => ({ ...ui, portal: portal ?? undefined }), [ui, portal]);

  useEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    const root = dialog.getRootNode() as Document | ShadowRoot;
    const before = root.activeElement;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? checkedRadio(root.activeElement, dialog))?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // The opener is gone, for instance a deleted row; the screen may know a substitute.
      else
        void import(/* webpackChunkName: "idle" */ '../focus/land-focus').then(({ landLater }) =>
          landLater(root instanceof Document ? root.body : root.host),
        );
    };
  }, []);

  const press = (event: { target: EventTarget; currentTarget: EventTarget }): void => {
    if (!alert && event.target === event.currentTarget) onClose();
  };
  return (
    <DialogFrame
      ref={frame}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      $width={width}
      onMouseDown={press}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => wrapTab(event)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <UiContext value={inside}>
          {children && <div id={`${id}-text`}>{children}</div>}
          <DialogActions>{actions}</DialogActions>
        </UiContext>
      </div>
      <div ref={setPortal} />
    </DialogFrame>
  );
}

/** The checked radio of the focused group: browsers focus the first radio, checked or not. */
function checkedRadio(focused: Element | null, dialog: HTMLElement): HTMLElement | undefined {
  if (!(focused instanceof HTMLInputElement) || focused.type !== 'radio') return undefined;
  const radios = dialog.querySelectorAll<HTMLInputElement>('input[type=radio]');
  return [...radios].find(({ name, checked }) => checked && name === focused.name);
}
