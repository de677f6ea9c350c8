import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { useSearchChoice } from '@upround/shared/routing';
import { EmptyState, SegmentedControl } from '@upround/shared/ui';
import { IdeaRow } from './components/idea-row';
import { IdeaRowsSkeleton } from './components/idea-rows-skeleton';
import { useIdeaText } from './components/messages/catalogue';
import { ideasBesideQuery } from './data/idea-queries';

const shelves = ['related', 'trending'] as const;

interface MoreIdeasProps {
  ideaId: string;
  /** Content at the end of the heading's line. */
  aside: ReactNode;
}

/** Ideas about the same things, or what others look at; by `?more=`. */
export function MoreIdeas({ ideaId, aside }: MoreIdeasProps) {
  const t = useIdeaText();
  const [shelf, setShelf] = useSearchChoice('more', shelves);
  const query = useInfiniteQuery(ideasBesideQuery(ideaId, shelf));
  const { items } = itemsOf(query.data);
  const name = shelf === 'related' ? 'noRelated' : 'noTrending';
  return (
    <section aria-labelledby="more-ideas" className="mt-4 border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 medium:px-6 pt-4 pb-2">
        <h2 id="more-ideas" className="text-body font-semibold">
          {t('more.title')}
        </h2>
        <div className="flex flex-wrap gap-2">
          <SegmentedControl
            label={t('more.choice')}
            value={shelf}
            onChange={setShelf}
            options={shelves.map((value) => ({ value, label: t(`more.${value}`) }))}
          />
          {aside}
        </div>
      </div>
      <PagedList
        query={query}
        skeleton={<IdeaRowsSkeleton label={t('more.loading')} />}
        failed={t('more.error')}
        className="medium:px-6"
        isEmpty={items.length === 0}
        empty={
          <EmptyState className="medium:px-6" level={3} title={t(`more.${name}`)}>
            {t(`more.${name}Hint`)}
          </EmptyState>
        }
      >
        <ul>
          {items.map((idea) => (
            <IdeaRow key={idea.id} idea={idea} />
          ))}
        </ul>
        <PagedEnd
          query={query}
          skeleton={<IdeaRowsSkeleton count={2} label={t('more.loading')} />}
          text={{ more: t('more.next'), failed: t('more.nextError') }}
        />
      </PagedList>
    </section>
  );
}
