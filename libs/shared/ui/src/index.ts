export { ActionBar } from './action-bar/action-bar';
export { ActionButton, ActionLink, ActionRow } from './action-row/action-row';
export type { ActionButtonProps, ActionLinkProps, ActionRowProps } from './action-row/action-row';
export {
  ActiveFilters,
  type ActiveFiltersProps,
  type ShownFilter,
} from './active-filters/active-filters';
export { AlertDialog, type AlertDialogProps } from './alert-dialog/alert-dialog';
export { Anchor, AnchorProvider, type AnchorProps } from './anchor/anchor';
export { Avatar, type AvatarProps } from './avatar/avatar';
export { drawingFor, type AvatarDrawing } from './avatar/initials';
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge';
export { BannerDrawing, type BannerDrawingProps } from './banner-drawing/banner-drawing';
export { BrandMark } from './brand-mark/brand-mark';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button';
export type { ButtonSize, ButtonVariant } from './button/button-classes';
export { CharacterCount, type CharacterCountProps } from './character-count/character-count';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export {
  COLOR_MODE_KEY,
  colorModes,
  followColorMode,
  setColorMode,
  shownColorMode,
  useColorMode,
  useForcedColorMode,
  type ColorMode,
} from './color-mode/color-mode';
export { CompanyMark, type CompanyMarkProps } from './company-mark/company-mark';
export { Count, type CountProps } from './count/count';
export { Dialog, type DialogProps } from './dialog/dialog';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure';
export { Divider } from './divider/divider';
export { Emblem, type EmblemProps } from './emblem/emblem';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { ErrorState, type ErrorStateProps } from './error-state/error-state';
export { RetryHoldContext } from './error-state/retry-hold';
export { Faces, type FacesProps } from './faces/faces';
export { Field, FieldGroup, type FieldGroupProps, type FieldProps } from './field/field';
export { Figure, type FigureProps } from './figure/figure';
export { FilterDialog, type FilterDialogProps } from './dialog/filter-dialog';
export { FilterChoice, type FilterChoiceProps } from './filter-choice/filter-choice';
export { FilterWay, FilterWaySkeletons, type FilterWayProps } from './filter-way/filter-way';
export { FileButton, type FileButtonProps } from './file-button/file-button';
export { Gallery } from './gallery/gallery';
export { IconButton, type IconButtonProps } from './icon-button/icon-button';
export { Deferred } from './deferred/deferred';
export { deferredLazy } from './deferred/deferred-lazy';
export { lazyPart, type LazyPart } from './lazy-part/lazy-part';
export { forgetFailedParts, lazyWithRetry } from './lazy-part/lazy-with-retry';
export { useLoaded } from './lazy-part/use-loaded';
export { Link, type LinkProps } from './link/link';
export { ListEnd, type ListEndProps } from './list-end/list-end';
export { LiveRegion, type LiveRegionProps } from './live-region/live-region';
export { Menu, MenuChoice, MenuItem, MenuLabel, MenuLink, MenuSeparator } from './menu/menu';
export type { MenuChoiceProps, MenuItemProps, MenuLinkProps, MenuProps } from './menu/menu';
export { MetaLine, type MetaLineProps } from './meta-line/meta-line';
export { Name, Words } from './name/name';
export { NavTabs, type NavTab, type NavTabsProps } from './nav-tabs/nav-tabs';
export { InlineError, type InlineErrorProps } from './notice/inline-error';
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice';
export { FormColumns, type FormColumnsProps } from './page-shapes/form-columns';
export { AsidePart, type AsidePartProps } from './page-shapes/aside-part';
export { useIsPhone } from './page-shapes/use-is-phone';
export { useIsWide } from './page-shapes/use-is-wide';
export {
  FoldedOutline,
  SideOutline,
  type OutlinePart,
  type OutlineProps,
} from './page-shapes/outline';
export { PageAside, type PageAsideProps } from './page-shapes/page-aside';
export type { PageShape } from './page-shapes/page-shape';
export { PageSkeleton, type PageSkeletonProps } from './page-shapes/page-skeleton';
export { WorkPanes, type WorkPanesProps } from './page-shapes/work-panes';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input';
export { NewItemsPill, type NewItemsPillProps } from './pill/new-items-pill';
export { Pill, type PillProps } from './pill/pill';
export { Popover, type PopoverProps } from './popover/popover';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { Prose, type ProseProps } from './prose/prose';
export { PillGroup, type PillGroupProps } from './radio-group/pill-group';
export { RadioGroup, type Choice, type RadioGroupProps } from './radio-group/radio-group';
export { Rosette, type RosetteProps } from './rosette/rosette';
export { ScrollRow } from './scroll-row/scroll-row';
export { SearchField, type SearchFieldProps } from './search-field/search-field';
export { SegmentedControl } from './segmented-control/segmented-control';
export type { Segment, SegmentedControlProps } from './segmented-control/segmented-control';
export { Select, type SelectProps } from './select/select';
export { SettingRow, SettingRows, settingRowClasses } from './setting-rows/setting-rows';
export type { SettingRowProps } from './setting-rows/setting-rows';
export { Skeleton, SkeletonGroup, SkeletonText } from './skeleton/skeleton';
export type { SkeletonGroupProps, SkeletonProps } from './skeleton/skeleton';
export { SkeletonRows } from './skeleton/skeleton-rows';
export type { SkeletonRowsProps } from './skeleton/skeleton-rows';
export { useDelayed } from './skeleton/use-delayed';
export { Slider, type SliderProps } from './slider/slider';
export { classes } from './styling/classes';
export { readingText } from './styling/reading-text';
export { StarLine, type StarLineProps } from './star-line/star-line';
export { ICON_STROKE, type Icon } from './styling/icon';
export { Surface, type SurfaceProps } from './surface/surface';
export { Switch, type SwitchProps } from './switch/switch';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextInput, type TextInputProps } from './text-input/text-input';
export { Time, type TimeProps } from './time/time';
export { ToggleChip, type ToggleChipProps } from './toggle-chip/toggle-chip';
export { TopBar, type TopBarProps } from './top-bar/top-bar';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
export { VirtualRows, type VirtualRowsProps } from './virtual-rows/virtual-rows';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
