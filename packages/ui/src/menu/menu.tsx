import { Ellipsis } from 'lucide';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import type { IconDrawing } from '../icon/icon';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { LoadFailed } from '../overlay/load-failed';
import { openingKey } from '../overlay/open-keys';
import { useUi } from '../root/ui-context';
import type { MenuEntry } from './menu-entries';
import type { MenuPopupProps } from './menu-popup';

/** Props to spread on a custom trigger, a native button. */
export interface MenuTriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'aria-busy': true | undefined;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Props of Menu. */
export interface MenuProps {
  /** Accessible name of the menu and of an icon trigger. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Renders a custom trigger: `(props) => <Button {...props}>Before</Button>`. */
  readonly trigger?: (props: MenuTriggerProps) => ReactNode;
  readonly icon?: IconDrawing;
  readonly align?: 'start' | 'end';
}

const popup = lazyPart<MenuPopupProps>(() =>
  import(/* webpackChunkName: "popups" */ './menu-popup').then((file) => file.MenuPopup),
);

/** A menu button. The menu's code loads on first intent. */
export function Menu({ label, entries, trigger, icon = Ellipsis, align = 'end' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useOverlay(popup, button);
  const ui = useUi();
  const [from, setFrom] = useState<'first' | 'last'>('first');

  const open = (where: 'first' | 'last'): void => {
    setFrom(where);
    menu.show();
  };
  const props: MenuTriggerProps = {
    ref: button,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': menu.open,
    'aria-controls': menu.open ? `${id}-menu` : undefined,
    'aria-busy': menu.waiting || undefined,
    onPointerEnter: menu.prepare,
    onFocus: menu.prepare,
    onClick: () => open('first'),
    onKeyDown: (event) => {
      const end = openingKey(event);
      if (end) open(end);
    },
  };
  return (
    <>
      {trigger ? trigger(props) : <IconButton icon={icon} label={label} busy={menu.waiting} {...props} />}
      {menu.failed && <LoadFailed anchor={button} />}
      {menu.Part && (
        <menu.Part
          id={`${id}-menu`}
          label={label}
          trigger={button}
          entries={entries}
          from={from}
          align={align}
          ui={ui}
          onClose={menu.hide}
        />
      )}
    </>
  );
}
