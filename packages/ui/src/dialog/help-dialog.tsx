import { CircleQuestionMark } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { Trouble } from '../overlay/trouble';
import { useTranslate } from '../root/ui-context';
import type { HelpWindowProps } from './help-window';

/** What a help dialog is given. */
export interface HelpDialogProps {
  /** What is explained; the title, and part of the trigger's name. */
  readonly title: string;
  readonly children: ReactNode;
}

const dialog = lazyPart<HelpWindowProps>(() => import('./help-window').then((file) => file.HelpWindow));

/** A small question mark that explains a field. What it opens is fetched when somebody reaches for it. */
export function HelpDialog({ title, children }: HelpDialogProps) {
  const t = useTranslate();
  const trigger = useRef<HTMLButtonElement>(null);
  const help = useOverlay(dialog, trigger, false);
  return (
    <>
      <IconButton
        ref={trigger}
        icon={CircleQuestionMark}
        label={t('Help: {title}', { title })}
        aria-haspopup="dialog"
        busy={help.waiting}
        onPointerEnter={help.prepare}
        onFocus={help.prepare}
        onClick={help.show}
      />
      {help.failed && <Trouble anchor={trigger} />}
      {help.Part && (
        <help.Part title={title} onClose={help.hide}>
          {children}
        </help.Part>
      )}
    </>
  );
}
