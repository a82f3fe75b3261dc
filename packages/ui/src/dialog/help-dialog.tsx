import { CircleQuestionMark } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { LoadFailed } from '../overlay/load-failed';
import { useTranslate } from '../root/ui-context';
import type { HelpWindowProps } from './help-window';

/** Props of HelpDialog. */
export interface HelpDialogProps {
  /** Title of the dialog and part of the trigger's name. */
  readonly title: string;
  readonly children: ReactNode;
}

const dialog = lazyPart<HelpWindowProps>(() =>
  import(/* webpackChunkName: "popups" */ './help-window').then((file) => file.HelpWindow),
);

/** A question mark that explains a field in a dialog. The dialog's code loads on first intent. */
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
        beside
        aria-haspopup="dialog"
        busy={help.waiting}
        onPointerEnter={help.prepare}
        onFocus={help.prepare}
        onClick={help.show}
      />
      {help.failed && <LoadFailed anchor={trigger} />}
      {help.Part && (
        <help.Part title={title} onClose={help.hide}>
          {children}
        </help.Part>
      )}
    </>
  );
}
