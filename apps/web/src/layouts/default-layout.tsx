import { Outlet, useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useAppInfo } from '@upround/shared/routing';
import { Anchor, BrandMark, classes } from '@upround/shared/ui';
import { shapeOf, useRouteAt } from '../app/routes';
import { AccountButton, GuestInvitation } from './account-corner';
import { MainNavigation } from './main-navigation';
import { RightRail } from './right-rail';
import { SearchEntry } from './search-entry';
import { MAIN_ID, SkipLink } from './skip-link';

/**
 * Layout `default`: a header above and a bar below on phones, a rail of icons on medium screens, a column of navigation on
 * wide ones. `--frame-top` and `--frame-bottom` say how much of the window its fixed parts cover, for what a page makes
 * sticky. On phones a page with a bar of its own (`data-top-bar`) has that in the place of the header, whose box is then
 * gone. The navigation has one place at each width; the room beside it is divided by the shape of the route, which is known
 * before the page's code is there.
 */
export function DefaultLayout() {
  const { brandName } = useAppInfo();
  const { pathname, search } = useLocation();
  const route = useRouteAt(pathname);
  const isReading = shapeOf(route) === 'reading';
  const hasBar = route?.hidesBar?.(new URLSearchParams(search)) !== true;
  return (
    <div
      data-layout={route?.layout ?? 'default'}
      className={classes(
        'mx-auto flex min-h-dvh max-w-frame flex-col [--frame-top:3.5rem] has-[[data-top-bar]]:[--frame-top:0px] medium:flex-row medium:[--frame-bottom:0px] medium:[--frame-top:0px]',
        hasBar
          ? '[--frame-bottom:calc(3.5rem+env(safe-area-inset-bottom))]'
          : '[--frame-bottom:0px]',
      )}
    >
      <SkipLink />
      <header className="sticky top-0 z-30 flex barred:contents h-14 shrink-0 items-center gap-2 border-b bg-surface px-4 medium:h-dvh medium:w-22 medium:flex-col medium:items-stretch medium:gap-4 medium:overflow-y-auto medium:border-b-0 medium:px-2 medium:py-4 wide:w-navigation wide:px-4">
        <Anchor
          href={links.home()}
          className="mr-auto flex barred:hidden h-10 items-center gap-2.5 rounded-control focus-ring medium:mx-auto wide:mx-0 wide:px-3"
        >
          <BrandMark />
          <span className="text-title font-semibold tracking-tight medium:sr-only wide:not-sr-only">
            {brandName}
          </span>
        </Anchor>
        <SearchEntry />
        <MainNavigation isHiddenOnPhones={!hasBar} />
        <div className="flex barred:hidden items-center gap-1 medium:mt-auto medium:flex-col medium:items-stretch medium:gap-3">
          <GuestInvitation />
          <AccountButton />
        </div>
      </header>
      <div className="flex min-w-0 flex-1 justify-center wide:justify-start">
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={classes(
            'w-full min-w-0 flex-1 pb-(--frame-bottom) outline-hidden medium:border-l',
            isReading && 'medium:max-w-content medium:border-r',
          )}
        >
          <Outlet />
        </main>
        {isReading && <RightRail />}
      </div>
    </div>
  );
}
