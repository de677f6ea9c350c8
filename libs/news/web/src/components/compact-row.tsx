import type { ReactNode } from 'react';
import { Link, Skeleton, SkeletonGroup } from '@upround/shared/ui';

interface CompactRowProps {
  href: string;
  title: ReactNode;
  /** Before the words: 48 px high or a little more. */
  picture: ReactNode;
  /** Below the title, in one line. */
  facts: ReactNode;
}

/** A story or text in a short list beside or below another: its title in two lines. The whole row opens it. */
export function CompactRow({ href, title, picture, facts }: CompactRowProps) {
  return (
    <li className="relative flex h-18 items-center gap-3">
      {picture}
      <div className="min-w-0">
        <p dir="auto" className="text-small font-medium wrap-anywhere">
          <Link href={href} tone="text" className="line-clamp-2 after:absolute after:inset-0">
            {title}
          </Link>
        </p>
        <p className="truncate text-caption text-muted figures">{facts}</p>
      </div>
    </li>
  );
}

/** Rows to come, in their shape. */
export function CompactSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex h-18 items-center gap-3">
          <Skeleton className="size-12 shrink-0" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
