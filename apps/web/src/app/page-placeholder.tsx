import { useLocation } from 'react-router-dom';
import type { FeatureRoute } from '@upround/shared/routing';
import { PageSkeleton } from '@upround/shared/ui';
import { useFrameText } from '../messages/catalogue';
import { shapeOf } from './routes';

/** Shown in place of a page while its code loads. */
export function PagePlaceholder({ route }: { route: FeatureRoute }) {
  const t = useFrameText();
  const params = new URLSearchParams(useLocation().search);
  return (
    <>
      {/* A heading for screen readers, replaced by the page's own. */}
      <h1 className="sr-only">{t('frame.loading')}</h1>
      {route.hasTopBar && <div data-top-bar className="h-12 border-b" />}
      {route.hasPhoneBar?.(params) && (
        // Without the bar of phones a composer is at the bottom.
        <div
          data-top-bar
          data-composer={route.hidesBar?.(params) || undefined}
          className="h-14 border-b medium:hidden"
        />
      )}
      <PageSkeleton shape={shapeOf(route)} label={t('frame.loading')} />
    </>
  );
}
