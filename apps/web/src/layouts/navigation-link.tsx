import { Suspense, type ReactNode } from 'react';
import { Anchor, classes, type Icon } from '@upround/shared/ui';

// One element in three places: in the bar below on phones, in the rail of icons, in the wide column.
export const faceClasses = classes(
  'group/item flex h-14 w-full flex-col items-center justify-center gap-0.5 text-caption font-medium text-muted select-none',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  'hover:text-text active:bg-surface-active aria-[current=page]:text-text',
  'medium:h-16 medium:rounded-control medium:hover:bg-surface-hover',
  'wide:h-11 wide:flex-row wide:text-body',
);

export const linkClasses = classes(
  faceClasses,
  'wide:justify-start wide:gap-3 wide:px-3 wide:text-text',
  'wide:aria-[current=page]:bg-surface-hover wide:aria-[current=page]:font-semibold',
);

function NavigationIcon({ icon: IconPart, mark }: { icon: Icon; mark?: ReactNode }) {
  return (
    <span className="relative flex size-7 items-center justify-center rounded-full group-aria-[current=page]/item:text-accent-text">
      <IconPart
        aria-hidden
        size={22}
        className="stroke-[1.5] group-aria-[current=page]/item:fill-accent-subtle group-aria-[current=page]/item:stroke-2"
      />
      <Suspense>{mark}</Suspense>
    </span>
  );
}

interface NavigationLinkProps {
  href: string;
  icon: Icon;
  isCurrent?: boolean;
  /** How much is unread there. */
  mark?: ReactNode;
  children: string;
}

/** Icon and name of a place, as its link or button shows them. */
export function NavigationFace({ icon, mark, children }: Omit<NavigationLinkProps, 'href'>) {
  return (
    <>
      <NavigationIcon icon={icon} mark={mark} />
      <span className="max-w-full truncate">{children}</span>
    </>
  );
}

/** Link to one of the main pages. */
export function NavigationLink(props: NavigationLinkProps) {
  return (
    <Anchor
      href={props.href}
      aria-current={props.isCurrent === true ? 'page' : undefined}
      className={linkClasses}
    >
      <NavigationFace {...props} />
    </Anchor>
  );
}
