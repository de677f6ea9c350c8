import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '@upround/shared/links';
import { Page, useShortcuts } from '@upround/shared/routing';
import { classes, useIsWide } from '@upround/shared/ui';
import { MentorNav } from '../components/mentor-nav';
import { FilterSide } from './filters/filter-side';
import { useFilterPanel } from './filters/use-filter-panel';
import { DirectoryHead } from './list/directory-head';
import { MentorList } from './list/mentor-list';
import { MentorPane } from './mentor/mentor-pane';
import { MentorPaneSkeleton } from './mentor/mentor-pane-skeleton';
import { useDirectoryText } from './messages/catalogue';
import { useDirectory, type Directory } from './use-directory';
import { useFirstMentor } from './use-first-mentor';
import { useOpenMentor } from './use-open-mentor';
import { useOpenMentorFocus } from './use-open-mentor-focus';
import { useSlotsEvents } from './use-slots-events';

// Where it's wide, the tabs stay above, where they are on the other pages.
const navClasses = 'sticky top-0 z-20 bg-surface';

// Beside the list, in columns of their own below the tabs, which scroll by themselves.
const paneClasses = 'sticky top-[calc(2.75rem+1px)] h-[calc(100dvh-2.75rem-1px)]';

interface DirectoryShortcuts {
  directory: Directory;
  isWide: boolean;
  onFilters: () => void;
}

function useDirectoryShortcuts({ directory, isWide, onFilters }: DirectoryShortcuts): void {
  const t = useDirectoryText();
  const navigate = useNavigate();
  const group = t('keys.group');
  const close = () => void navigate(directory.hrefOf(null));
  useShortcuts([
    ...(isWide ? [{ keys: 'f', label: t('keys.filters'), group, run: onFilters }] : []),
    ...(directory.mentor === null || isWide
      ? []
      : [{ keys: 'Escape', label: t('keys.close'), group, run: close }]),
  ]);
}

/**
 * The directory: filters, list and the open mentor side by side where it's wide, otherwise one of them. In a wide window
 * the first mentor is open where no other is.
 */
export function DirectoryScreen() {
  const t = useDirectoryText();
  const directory = useDirectory();
  const { mentor } = directory;
  const isWide = useIsWide();
  const panel = useFilterPanel();
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const isEmpty = useFirstMentor(directory, isWide);
  useOpenMentorFocus(mentor, { list, pane, isWide });
  useDirectoryShortcuts({ directory, isWide, onFilters: panel.toggle });
  const { card } = useOpenMentor(mentor);
  useSlotsEvents(card?.id);
  const isListShown = isWide || mentor === null;

  return (
    <Page pattern={routes.mentors} title={card?.person.displayName ?? t('title')} hideHeading>
      {isListShown && <MentorNav current="mentors" className={isWide ? navClasses : undefined} />}
      <div className="wide:flex">
        {isWide && panel.isOpen && (
          <aside
            aria-label={t('filters.title')}
            className={classes(
              paneClasses,
              'w-56 shrink-0 overflow-y-auto overscroll-contain border-r',
            )}
          >
            <FilterSide directory={directory} onClose={panel.fold} />
          </aside>
        )}
        <div
          hidden={!isListShown}
          className={classes(
            'min-w-0',
            mentor === null && isEmpty ? 'grow' : 'wide:w-100 wide:shrink-0 wide:border-r',
          )}
        >
          <DirectoryHead
            directory={directory}
            isWide={isWide}
            isPanelOpen={panel.isOpen}
            onPanelOpen={panel.open}
          />
          <MentorList directory={directory} list={list} isShown={isListShown} />
        </div>
        {mentor !== null && (
          <div ref={pane} className={classes('min-w-0 grow', isWide && paneClasses)}>
            <MentorPane
              key={mentor}
              slug={mentor}
              back={directory.hrefOf(null)}
              isBeside={isWide}
            />
          </div>
        )}
        {isWide && mentor === null && !isEmpty && (
          <div className="min-w-0 grow">
            <MentorPaneSkeleton />
          </div>
        )}
      </div>
    </Page>
  );
}
