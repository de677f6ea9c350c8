import { Outlet, useLocation } from 'react-router-dom';
import { useRouteAt } from '../app/routes';
import { MAIN_ID, SkipLink } from './skip-link';

/** Layouts `none` and `nobars`: the page alone, without header, side bars or tab bar. */
export function BareLayout() {
  const route = useRouteAt(useLocation().pathname);
  return (
    <div data-layout={route?.layout ?? 'none'} className="min-h-dvh">
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1} className="outline-hidden">
        <Outlet />
      </main>
    </div>
  );
}
