import { BookOpen, Lightbulb, ListChecks } from 'lucide-react';
import { links } from '@upround/shared/links';
import { Anchor, ICON_STROKE } from '@upround/shared/ui';
import { useRailText } from './messages/catalogue';
import { NewsRow, PersonRow, PostRow } from './top-rows';
import { TopSection } from './top-section';

/** What stands beside the feed: the best five posts, stories and people of the day, and the way to more. */
export function TopRail() {
  const t = useRailText();
  return (
    <aside aria-label={t('rail.label')} className="flex flex-col gap-6 py-4 pl-6">
      <TopSection
        kind="POST"
        href={links.search({ query: 'type:post', kind: 'POST' })}
        row={PostRow}
      />
      <TopSection kind="NEWS" href={links.news()} row={NewsRow} />
      <TopSection
        kind="USER"
        href={links.search({ query: 'type:user', kind: 'USER' })}
        row={PersonRow}
      />
      <MoreToRead />
    </aside>
  );
}

const places = [
  { name: 'ideas', icon: Lightbulb, href: links.search({ kind: 'IDEA' }) },
  { name: 'polls', icon: ListChecks, href: links.quizPoll() },
  { name: 'essays', icon: BookOpen, href: links.premiumContent() },
] as const;

function MoreToRead() {
  const t = useRailText();
  return (
    <nav aria-labelledby="rail-read">
      <h2 id="rail-read" className="pb-1 text-small font-semibold">
        {t('rail.read')}
      </h2>
      <ul className="-mx-2">
        {places.map(({ name, icon: IconPart, href }) => (
          <li key={name}>
            <Anchor
              href={href}
              className="flex min-h-9 items-center gap-3 rounded-control px-2 text-small focus-ring hover:bg-surface-hover active:bg-surface-active"
            >
              <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} className="text-muted" />
              {t(`rail.${name}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
