import { useTranslate } from '@waymark/ui';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyBoard } from './key-board';
import type { KeysDialogProps } from './keys-dialog';

/** Props of KeysHelp. */
export interface KeysHelpProps {
  readonly board: KeyBoard;
  /** The list of keys failed to load; the next press retries. */
  readonly onFailed: () => void;
}

/** The key that opens the list of keys, whose code loads on demand. */
export function KeysHelp({ board, onFailed }: KeysHelpProps) {
  const t = useTranslate();
  const [List, setList] = useState<ComponentType<KeysDialogProps>>();
  const [open, setOpen] = useState(false);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  const label = t('Keyboard shortcuts');
  const group = t('Everywhere');
  // As screens do, so that theirs come first.
  useLayoutEffect(() => {
    const show = (): void => {
      setOpen(true);
      import('./keys-dialog').then(
        (file) => setList(() => file.KeysDialog),
        () => {
          setOpen(false);
          failed.current();
        },
      );
    };
    return board.declare([{ keys: '?', label, group, run: show }]);
  }, [board, label, group]);
  return open && List ? <List board={board} onClose={() => setOpen(false)} /> : null;
}
