import { AriaMenu, AriaScope, Header, MenuItem, MenuSection, Popover } from '@waymark/ui/aria';
import { Check } from 'lucide';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { POP_MAX_HEIGHT } from '../overlay/pop-height';
import { popItemStyles, popStyles } from '../overlay/pop-styles';
import type { Ui } from '../root/ui-context';
import { VisuallyHidden } from '../text/visually-hidden';
import { token } from '../theme/token';
import { isSection, linesOf, type MenuAction, type MenuEntry, type MenuLink } from './menu-entries';

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
  ${popStyles}
  min-inline-size: 208px;
  max-inline-size: min(320px, calc(100vw - 16px));
`;

const List = styled(AriaMenu<object>)`outline: 0;`;

const Section = styled(MenuSection)`
  &:not(:first-child), [role='menuitem'] + & {
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
        maxHeight={POP_MAX_HEIGHT}
        aria-label={label}
      >
        <List id={id} aria-label={label} autoFocus={from} onAction={(key) => choose(String(key))}>
          {entries.map((entry) =>
            isSection(entry) ? (
              <Section key={entry.id} id={entry.id} {...(entry.heading ? {} : { 'aria-label': label })}>
                {entry.heading && <Header>{entry.heading}</Header>}
                {entry.entries.map((line) => lineOf(line, ui))}
              </Section>
            ) : (
              lineOf(entry, ui)
            ),
          )}
        </List>
      </Sheet>
    </AriaScope>
  );
}

function lineOf(line: MenuAction | MenuLink, ui: Ui) {
  const place = 'href' in line ? { href: line.href, ...(line.newTab ? { target: '_blank' } : {}) } : {};
  return (
    <Line
      key={line.id}
      id={line.id}
      textValue={line.label}
      isDisabled={line.disabled ?? false}
      $danger={line.danger ?? false}
      {...place}
    >
      {line.icon && <Icon of={line.icon} />}
      <span>
        {line.label}
        {line.checked && <VisuallyHidden>{`, ${ui.translate('chosen')}`}</VisuallyHidden>}
      </span>
      {line.note && <small data-end="">{line.note}</small>}
      {line.checked && (
        <Ticked data-end="">
          <Icon of={Check} size={14} />
        </Ticked>
      )}
    </Line>
  );
}
