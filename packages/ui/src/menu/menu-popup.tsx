import { AriaMenu, AriaScope, Header, MenuItem, MenuSection, Popover } from '@waymark/ui/aria';
import { Check } from 'lucide';
import type { ComponentPropsWithRef, RefObject } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { popItemStyles, popListStyles } from '../overlay/pop-styles';
import type { Ui } from '../root/ui-context';
import { token } from '../theme/token';
import { isSection, linesOf, type MenuAction, type MenuEntry, type MenuLink, roleOfLine } from './menu-entries';

/** Props of MenuPopup. */
export interface MenuPopupProps {
  readonly id: string;
  readonly label: string;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly entries: readonly MenuEntry[];
  readonly from: 'first' | 'last';
  readonly align: 'start' | 'end';
  readonly ui: Ui;
  readonly onClose: () => void;
}

const Sheet = styled(Popover)`
  ${popListStyles}
  min-inline-size: 208px;
  max-inline-size: min(320px, calc(100vw - 16px));
`;

const List = styled(AriaMenu<object>)`outline: 0;`;

const Section = styled(MenuSection)`
  &:not(:first-child), [role^='menuitem'] + & {
    margin-block-start: 4px;
    padding-block-start: 4px;
    border-block-start: 1px solid ${token.line};
  }
  & > header { padding: 6px 8px 4px; font: 500 ${token.type12} ${token.font}; color: ${token.textMuted}; }
`;

const Line = styled(MenuItem)<{ $danger: boolean }>`
  ${popItemStyles}
  ${({ $danger }) => $danger && `&, & > [data-icon] { color: ${token.dangerText}; }`}
  & > small { display: block; color: ${token.textMuted}; font: inherit; }
  & > [data-end] { margin-inline-start: auto; }
`;

const Ticked = styled.span`display: inline-grid;`;

/** The menu itself. Choosing an item closes it first, so that a dialog opened next returns focus to the trigger. */
export function MenuPopup({ id, label, trigger, entries, from, align, ui, onClose }: MenuPopupProps) {
  const choose = (key: string): void => {
    const line = linesOf(entries).find((entry) => entry.id === key);
    onClose();
    if (line && 'onSelect' in line) line.onSelect();
  };
  return (
    <AriaScope language={ui.language} portal={ui.portal} navigate={ui.navigate}>
      <Sheet
        triggerRef={trigger}
        isOpen
        onOpenChange={(open) => !open && onClose()}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={4}
        aria-label={label}
      >
        <List id={id} aria-label={label} autoFocus={from} onAction={(key) => choose(String(key))}>
          {entries.map((entry) =>
            isSection(entry) ? (
              <Section key={entry.id} id={entry.id} {...(entry.heading ? {} : { 'aria-label': label })}>
                {entry.heading && <Header>{entry.heading}</Header>}
                {entry.entries.map((line) => lineOf(line, entry.entries))}
              </Section>
            ) : (
              lineOf(entry, linesOf(entries))
            ),
          )}
        </List>
      </Sheet>
    </AriaScope>
  );
}

function lineOf(line: MenuAction | MenuLink, group: readonly (MenuAction | MenuLink)[]) {
  const place =
    'href' in line ? { href: line.href, ...(line.newTab ? { target: '_blank', rel: 'noopener' } : {}) } : {};
  const role = roleOfLine(line, group);
  // React Aria selects by whole menu or section, but one item among actions may be a switch. Without `href` it's a div.
  const checkable =
    role && !('href' in line)
      ? {
          render: (props: ComponentPropsWithRef<'div'> | ComponentPropsWithRef<'a'>) => (
            <div {...(props as ComponentPropsWithRef<'div'>)} {...{ role, 'aria-checked': line.checked }} />
          ),
        }
      : {};
  return (
    <Line
      key={line.id}
      id={line.id}
      textValue={line.label}
      isDisabled={line.disabled ?? false}
      $danger={line.danger ?? false}
      {...place}
      {...checkable}
    >
      {line.icon && <Icon of={line.icon} />}
      <span>{line.label}</span>
      {line.note && <small data-end="">{line.note}</small>}
      {line.checked && (
        <Ticked data-end="">
          <Icon of={Check} size={14} />
        </Ticked>
      )}
    </Line>
  );
}
