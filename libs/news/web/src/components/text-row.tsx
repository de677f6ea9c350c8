import type { ArticleSummary } from '@upround/news/contract';
import { Link, Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { TextCover } from './text-cover';
import { TextFacts } from './text-facts';
import { useNewsText } from '../messages/catalogue';

interface TextRowProps {
  text: ArticleSummary;
  /** Its page. */
  href: string;
  /** Level of its title within the page. */
  level?: 2 | 3;
}

/** One of our own texts in a list. */
export function TextRow({ text, href, level = 2 }: TextRowProps) {
  const t = useNewsText();
  const Heading = `h${level}` as const;
  return (
    <li className="relative flex items-start gap-4 border-b px-4 py-5 transition-colors medium:px-6 hover:bg-surface-hover/40">
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <Heading className="text-title font-semibold text-balance">
          <Link href={href} tone="text" className="after:absolute after:inset-0">
            {text.title}
          </Link>
        </Heading>
        <p className="line-clamp-3 max-w-measure text-muted">{text.summary}</p>
        <div className="mt-1">
          <TextFacts text={text} minutes={t('story.minutes', { count: text.readingMinutes })} />
        </div>
      </div>
      <TextCover slug={text.slug} className="h-24 w-24 shrink-0 small:w-40" />
    </li>
  );
}

/** Texts to come, in the shape of their rows. */
export function TextSkeletons({ count = 3, label }: { count?: number; label: string }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col gap-2 border-b px-4 py-5 medium:px-6">
          <Skeleton className="my-1 h-5 w-3/5" />
          <SkeletonText lines={2} />
          <Skeleton className="mt-1 h-3 w-40" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
