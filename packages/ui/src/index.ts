export { Badge, type BadgeProps, type BadgeTone } from './badge/badge';
export { CategoryPill, StatePill } from './badge/state-pill';
export { BrandMark, type BrandMarkProps } from './brand/brand-mark';
export { Button, ButtonLink, type ButtonProps } from './button/button';
export { type ButtonKind, type ButtonLook, type ButtonSize, buttonStyles } from './button/button-styles';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { Checkbox, type CheckboxProps } from './choice/checkbox';
export { type RadioCard, RadioCards, type RadioCardsProps } from './choice/radio-cards';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './choice/segmented-control';
export { Switch, type SwitchProps } from './choice/switch';
export { DateTimeField, type DateTimeFieldProps, type MomentFinding } from './date-time/date-time-field';
export { exactMoment, type ReadMoment, readMoment, relativeMoment } from './date-time/format';
export { RelativeTime, type RelativeTimeProps } from './date-time/relative-time';
export { type StartFinish, StartFinishPicker, type StartFinishPickerProps } from './date-time/start-finish-picker';
export { checkFinish, proposeFinish, proposeStart } from './date-time/window-rules';
export { ChangeDetectedDialog, type ChangeDetectedDialogProps } from './dialog/change-detected-dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export { DialogAside, DialogNote } from './dialog/dialog-styles';
export { ErrorDialog, type ErrorDialogProps, RetryDialog, type RetryDialogProps } from './dialog/error-dialogs';
export { HelpDialog, type HelpDialogProps } from './dialog/help-dialog';
export { NumberField, type NumberFieldProps } from './field/number-field';
export { SaveMark, type SaveMarkProps, type SaveState } from './field/save-mark';
export { SearchBox, type SearchBoxProps } from './field/search-box';
export { passesOn, SEARCH_DELAY, SEARCH_MINIMUM } from './field/search-rules';
export { TextArea, type TextAreaProps } from './field/text-area';
export { TextField, type TextFieldProps } from './field/text-field';
export { Icon, type IconDrawing, type IconProps } from './icon/icon';
export { type IconName, isIconName, MenuIcon } from './icon/menu-icon';
export { LinkButton, linkStyles, SkipLink, TextLink } from './link/link';
export { Avatar, type AvatarProps, initialsOf } from './media/avatar';
export { Img, type ImgProps } from './media/img';
export { MediaUpload, type MediaUploadProps, type MediaValue } from './media/media-upload';
export { acceptedKind, extensionsOf, SAVE_DELAY } from './media/upload-rules';
export type { UploadFile } from './media/use-upload';
export { Menu, type MenuProps, type MenuTriggerProps } from './menu/menu';
export type { MenuAction, MenuEntry, MenuLink, MenuSectionEntry } from './menu/menu-entries';
export { Banner, type BannerProps, type BannerTone } from './notices/banner';
export { createNoticeList, NOTICE_DURATION, type NoticeList, type ShownNotice } from './notices/notice-list';
export { Notices } from './notices/notices';
export { ValidationSummary, type ValidationSummaryProps } from './notices/validation-summary';
export { prefetchOverlays } from './overlay/prefetch';
export { PAGE_WINDOW, type PageWindow, pageWindow } from './pagination/page-window';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { PageTitle, type PageTitleProps } from './panel/page-title';
export { Filters, Page, Panel, PanelBody, PanelHead, Row, Stack } from './panel/panel';
export { GlobalSheets } from './root/global-sheets';
export { type PhraseValues, type Translate, type Ui, useTranslate, useUi } from './root/ui-context';
export { UiRoot, type UiRootProps } from './root/ui-root';
export { Select, type SelectOption, type SelectProps } from './select/select';
export { Bone, Skeleton, SkeletonFields, type SkeletonProps, SkeletonRows } from './skeleton/skeleton';
export { SKELETON_DELAY, useDelayed } from './skeleton/use-delayed';
export { type Carried, type Carrying, createCarrying, useCarrying } from './sortable/carrying';
export { moved } from './sortable/sort-order';
export { SortableList, type SortableListProps, type SortableRow } from './sortable/sortable-list';
export {
  EmptyState,
  type EmptyStateProps,
  Failed,
  type FailedProps,
  NoMatch,
  type NoMatchProps,
} from './states/list-states';
export { BoatMark, LensMark, MapMark } from './states/marks';
export { Table, TablePanel } from './table/table';
export { type Tab, TabPanel, type TabPanelProps, Tabs, type TabsProps } from './tabs/tabs';
export { Dot } from './text/dot';
export { Kbd } from './text/kbd';
export { ProgressBar, type ProgressBarProps } from './text/progress-bar';
export { Spinner } from './text/spinner';
export { hiddenFromSight, VisuallyHidden } from './text/visually-hidden';
export { type BrandCheck, checkBrandColour, contrastRatio } from './theme/contrast';
export { type TokenName, token } from './theme/token';
