import type { ReactNode } from 'react';
import type { ArticleSummary } from '@upround/news/contract';
import { Link, MetaLine, Skeleton, SkeletonGroup, SkeletonText, Time } from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';

interface TextRowProps {
  text: ArticleSummary;
  /** Its page. */
  href: string;
  /** Stands beside the facts: whether it is open. */
  mark?: ReactNode;
  /** Level of its title within the page. */
  level?: 2 | 3;
}

/** One of our own texts in a list. */
export function TextRow({ text, href, mark, level = 2 }: TextRowProps) {
  const t = useNewsText();
  const Heading = `h${level}` as const;
  return (
    <li className="relative flex flex-col gap-1.5 border-b px-4 py-5 transition-colors hover:bg-surface-hover/40">
      <Heading className="text-title font-semibold text-balance">
        <Link href={href} tone="text" className="after:absolute after:inset-0">
          {text.title}
        </Link>
      </Heading>
      <p className="max-w-measure text-muted">{text.summary}</p>
      <MetaLine className="mt-1">
        <span>
          <Time value={text.publishedAt} form="date" />
        </span>
        <span>{t('story.minutes', { count: text.readingMinutes })}</span>
        {mark !== undefined && <span>{mark}</span>}
      </MetaLine>
    </li>
  );
}

/** Texts to come, in the shape of their rows. */
export function TextSkeletons({ count = 3, label }: { count?: number; label: string }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col gap-2 border-b px-4 py-5">
          <Skeleton className="my-1 h-5 w-3/5" />
          <SkeletonText lines={2} />
          <Skeleton className="mt-1 h-3 w-40" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
