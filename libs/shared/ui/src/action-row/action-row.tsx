import { useFormat } from '@upround/shared/i18n';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { Count } from '../count/count';
import { useKitText } from '../messages/catalogue';
import { classes } from '../styling/classes';
import { ICON_STROKE, type Icon } from '../styling/icon';

export interface ActionRowProps {
  /** What the actions act on. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The actions of a post or a comment in one row, each 40 px high to hit. */
export function ActionRow({ label, className, children }: ActionRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classes('-mx-2 flex items-center gap-1', className)}
    >
      {children}
    </div>
  );
}

interface ActionLook {
  icon: Icon;
  /** A verb and an object: `Like post`. Read out together with the count. */
  label: string;
  /** Shown unless it is zero, and made short: `1.2K`. */
  count?: number;
  /** Words beside the icon, where there is room. */
  text?: ReactNode;
}

export interface ActionButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ActionLook {
  /** Liked, saved: shown by a filled shape as well as by colour. Leave out for plain actions. */
  pressed?: boolean;
}

const look =
  // An element focused by keyboard must not be half covered by a bar of the frame.
  'scroll-my-28 inline-flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-control border border-transparent px-2 text-small font-medium select-none focus-ring transition-colors hover:bg-surface-hover active:bg-surface-active disabled:opacity-60 disabled:hover:bg-transparent';

/** One action with its count. */
export function ActionButton({
  icon,
  label,
  count,
  text,
  pressed,
  className,
  type = 'button',
  ...rest
}: ActionButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={useActionName(label, count)}
      aria-pressed={pressed}
      className={classes(
        look,
        pressed ? 'text-accent-text' : 'text-muted hover:text-text',
        className,
      )}
    >
      <ActionFace icon={icon} count={count} text={text} filled={pressed} />
    </button>
  );
}

export type ActionLinkProps = Omit<AnchorProps, 'children'> & ActionLook;

/** An action that leads somewhere: to the comments, to the reposts. */
export function ActionLink({ icon, label, count, text, className, ...rest }: ActionLinkProps) {
  return (
    <Anchor
      {...rest}
      aria-label={useActionName(label, count)}
      className={classes(look, 'text-muted hover:text-text', className)}
    >
      <ActionFace icon={icon} count={count} text={text} />
    </Anchor>
  );
}

/** The accessible name contains the visible text, for voice control. */
function useActionName(label: string, count = 0): string {
  const t = useKitText();
  const format = useFormat();
  return count > 0 ? t('action.counted', { label, count: format.count(count) }) : label;
}

type FaceProps = Omit<ActionLook, 'label'> & { filled?: boolean };

function ActionFace({ icon: IconPart, count, text, filled }: FaceProps) {
  return (
    <>
      <IconPart
        aria-hidden
        size={20}
        strokeWidth={ICON_STROKE}
        fill={filled ? 'currentColor' : 'none'}
      />
      {text && <span>{text}</span>}
      {count !== undefined && count > 0 && <Count value={count} />}
    </>
  );
}
