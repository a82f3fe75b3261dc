import type { ReactNode } from 'react';
import { useTranslate } from '../root/ui-context';
import { useKeptWidth, type WidthRange } from './kept-width';
import { PaneDivider } from './pane-divider';
import { SideHead } from './side-head';
import { SideColumn, SideOver, SideTitle } from './side-styles';
import type { Panes } from './use-panes';

/** Props of SidePane. */
export interface SidePaneProps {
  readonly id: string;
  /** Names the stored width. */
  readonly keep: string;
  readonly label: string;
  readonly panes: Panes;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const WIDTH: WidthRange = { least: 240, most: 420, usual: 280 };

/** The side beside the editor: a column if there is room, otherwise over the end of the editor or a separate page. */
export function SidePane({ id, keep, label, panes, onClose, children }: SidePaneProps) {
  const t = useTranslate();
  const [width, setWidth] = useKeptWidth(keep, WIDTH);
  const paged = panes === 'pages';
  if (panes !== 'three')
    return (
      <SideOver as="aside" id={id} aria-label={label} $paged={paged}>
        <SideHead label={label} closeLabel={paged ? t('Back') : t('Close')} back={paged} onClose={onClose} />
        {children}
      </SideOver>
    );
  return (
    <>
      <PaneDivider name={label} controls={id} width={width} range={WIDTH} after onWidth={setWidth} />
      <SideColumn as="aside" id={id} aria-label={label} tabIndex={0} style={{ '--side-width': `${width}px` } as object}>
        <SideTitle>{label}</SideTitle>
        {children}
      </SideColumn>
    </>
  );
}
