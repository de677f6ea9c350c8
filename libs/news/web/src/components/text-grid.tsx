import type { ArticleSummary } from '@upround/news/contract';
import {
  Badge,
  classes,
  Link,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  type BadgeTone,
} from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';
import { TextCover } from './text-cover';
import { TextFacts } from './text-facts';

interface TextGridProps<Text extends ArticleSummary> {
  label: string;
  texts: readonly Text[];
  hrefOf: (slug: string) => string;
  /** Beside the facts: whether it is open. */
  markOf?: (text: Text) => TextMark;
}

interface TextMark {
  label: string;
  tone: BadgeTone;
}

/** Our own texts: the first one large, the others two and two with their art. */
export function TextGrid<Text extends ArticleSummary>(props: TextGridProps<Text>) {
  const { label, texts, hrefOf, markOf } = props;
  return (
    <ul aria-label={label} className="grid medium:grid-cols-2 medium:gap-x-6 medium:px-6">
      {texts.map((text, place) => (
        <GridText
          key={text.id}
          text={text}
          href={hrefOf(text.slug)}
          mark={markOf?.(text)}
          shape={
            place === 0 ? 'lead' : place === texts.length - 1 && place % 2 === 1 ? 'row' : 'card'
          }
        />
      ))}
    </ul>
  );
}

interface GridTextProps {
  text: ArticleSummary;
  href: string;
  mark: TextMark | undefined;
  /** The first is large; the last one is a row of its own where nothing would be beside it. */
  shape: 'lead' | 'card' | 'row';
}

const shapes = {
  lead: {
    item: 'flex-col gap-4 medium:col-span-2',
    cover: 'aspect-2/1 max-h-80 w-full',
  },
  card: {
    item: 'gap-4 medium:flex-col medium:gap-3',
    cover: 'h-18 w-24 shrink-0 max-medium:order-1 medium:aspect-2/1 medium:h-auto medium:w-full',
  },
  row: { item: 'gap-4 medium:col-span-2', cover: 'order-1 h-24 w-24 shrink-0 small:w-40' },
} as const;

function GridText({ text, href, mark, shape }: GridTextProps) {
  const t = useNewsText();
  const isLead = shape === 'lead';
  return (
    <li
      className={classes('group relative flex border-b px-4 py-5 medium:px-0', shapes[shape].item)}
    >
      <TextCover slug={text.slug} className={shapes[shape].cover} />
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <h2
          className={classes(
            'font-semibold text-pretty',
            isLead ? 'text-title small:text-display' : 'text-body medium:text-title',
          )}
        >
          <Link href={href} tone="text" className="after:absolute after:inset-0">
            {text.title}
          </Link>
        </h2>
        <p
          className={classes(
            'text-muted',
            isLead ? 'line-clamp-3 max-w-measure' : 'line-clamp-2 text-small medium:line-clamp-3',
          )}
        >
          {text.summary}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
          <TextFacts
            text={text}
            minutes={t('story.minutes', { count: text.readingMinutes })}
            isShort={mark !== undefined && shape === 'card'}
            mark={mark?.label}
          />
          {mark && (
            <span className="ml-auto max-medium:hidden">
              <Badge tone={mark.tone}>{mark.label}</Badge>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

/** Texts to come, in the shape of the grid. */
export function TextGridSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col gap-4 border-b px-4 py-5 medium:px-6">
        <Skeleton className="aspect-2/1 max-h-80 w-full" />
        <Skeleton className="h-8 w-4/5" />
        <SkeletonText lines={2} />
        <Skeleton className="h-6 w-56" />
      </div>
      <div className="grid gap-x-6 px-4 medium:grid-cols-2 medium:px-6">
        {[0, 1].map((place) => (
          <div key={place} className="flex flex-col gap-3 border-b py-5">
            <Skeleton className="aspect-2/1 w-full max-medium:hidden" />
            <Skeleton className="h-6 w-4/5" />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
