import { Outlet } from 'react-router-dom';
import { MAIN_ID, SkipLink } from './skip-link';

/** Layout `none`: the page alone, without header, side bars or tab bar. */
export function BareLayout() {
  return (
    <div data-layout="none" className="min-h-dvh">
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1} className="outline-hidden">
        <Outlet />
      </main>
    </div>
  );
}
