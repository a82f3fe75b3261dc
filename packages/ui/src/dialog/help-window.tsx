import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { useTranslate } from '../root/ui-context';
import { Dialog } from './dialog';

/** Props of HelpWindow. */
export interface HelpWindowProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The dialog that explains a field. */
export function HelpWindow({ title, children, onClose }: HelpWindowProps) {
  const t = useTranslate();
  const actions = (
    <Button onClick={onClose} data-autofocus="">
      {t('Close')}
    </Button>
  );
  return (
    <Dialog open title={title} actions={actions} onClose={onClose}>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  );
}
