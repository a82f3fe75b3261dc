/**
 * The only entry point for React Aria: exactly the parts in use, by name. It is a shared module of the federation, so
 * nothing else in this package imports react-aria. It loads on first intent, so only lazily loaded files import it.
 */

export {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  DateField,
  DateInput,
  DateSegment,
  Dialog as AriaDialog,
  Header,
  Label,
  ListBox,
  ListBoxItem,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  Popover,
} from 'react-aria-components';
export { AriaScope } from './overlay/aria-scope';
