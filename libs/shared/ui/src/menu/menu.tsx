import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { classes } from '../styling/classes';
import { ICON_STROKE, type Icon } from '../styling/icon';

export interface MenuProps {
  /** The button that opens it: one element of the kit. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom' | 'right';
  open?: boolean;
  /** Rendered open: for a menu that the opening press also loads. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A list of actions behind a button. */
export function Menu(props: MenuProps) {
  return (
    <Radix.Root
      open={props.open}
      defaultOpen={props.defaultOpen}
      onOpenChange={props.onOpenChange}
      modal={false}
    >
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={props.align ?? 'end'}
          side={props.side ?? 'bottom'}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-48 origin-(--radix-dropdown-menu-content-transform-origin) animate-open overflow-y-auto rounded-surface border bg-surface-raised p-1 text-text shadow-floating motion-reduce:animate-none"
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClasses =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-small outline-hidden select-none data-highlighted:bg-surface-hover active:bg-surface-active data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-70';

export interface MenuItemProps {
  icon?: Icon;
  tone?: 'text' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
  /** A second line in small type. */
  hint?: ReactNode;
  children: ReactNode;
}

export function MenuItem({
  icon,
  tone = 'text',
  disabled,
  onSelect,
  hint,
  children,
}: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classes(itemClasses, tone === 'danger' && 'text-danger-text')}
    >
      <ItemFace icon={icon} hint={hint}>
        {children}
      </ItemFace>
    </Radix.Item>
  );
}

export interface MenuLinkProps {
  href: string;
  icon?: Icon;
  children: ReactNode;
}

export function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Radix.Item asChild className={itemClasses}>
      <Anchor href={href}>
        <ItemFace icon={icon}>{children}</ItemFace>
      </Anchor>
    </Radix.Item>
  );
}

export interface MenuChoiceProps<Value extends string> {
  /** Shown above the choices and names them. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
}

/** One of a few, within a menu; the chosen one carries a check mark. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, value, onChange, options } = props;
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  return (
    <Radix.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={itemClasses}>
          <span className="grow">{option.label}</span>
          <Radix.ItemIndicator>
            <Check aria-hidden size={18} strokeWidth={2} className="text-accent-text" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-1 text-caption text-muted">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 border-t" />;
}

function ItemFace({
  icon: IconPart,
  hint,
  children,
}: Pick<MenuItemProps, 'icon' | 'hint' | 'children'>) {
  return (
    <>
      {IconPart && (
        <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} className="shrink-0" />
      )}
      <span className="min-w-0 grow">
        {children}
        {hint && <span className="block text-caption text-muted">{hint}</span>}
      </span>
    </>
  );
}
