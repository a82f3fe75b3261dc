import { CircleQuestionMark } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { useTranslate } from '../root/ui-context';
import { Dialog } from './dialog';

/** What a help dialog is given. */
export interface HelpDialogProps {
  /** What is explained; the title, and part of the trigger's name. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A small question mark that explains a field. */
export function HelpDialog({ title, children }: HelpDialogProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const actions = (
    <Button onClick={close} data-autofocus="">
      {t('Close')}
    </Button>
  );
  return (
    <>
      <IconButton
        icon={CircleQuestionMark}
        label={t('Help: {title}', { title })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} title={title} actions={actions} onClose={close}>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </Dialog>
    </>
  );
}
