import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { NetworkError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { isBot, statusOf, usePageTitle, type FeatureRoute } from '@upround/shared/routing';
import { Button, ButtonLink, classes, lazyWithRetry } from '@upround/shared/ui';
import { isChunkError } from '../boot/chunk-reload';
import { useFrameText } from '../messages/catalogue';
import { shapeOf, useRoutes } from './routes';

const Nothing = () => null;

/** What helps on from a record that is not there; the page works without it if that fails to load. */
const NotFoundHelp = /* @__PURE__ */ lazyWithRetry(() =>
  import('./not-found-help').then(
    (module): { default: ComponentType } => ({ default: module.NotFoundHelp }),
    () => ({ default: Nothing }),
  ),
);

type Reason = 'notFound' | 'offline' | 'connection' | 'failed';

function reasonOf(error: unknown): Reason {
  if (statusOf(error) === 404) return 'notFound';
  if (!(error instanceof NetworkError || isChunkError(error))) return 'failed';
  return navigator.onLine ? 'connection' : 'offline';
}

export interface ErrorPageProps {
  /** The route of the page that failed; becomes `data-page`. */
  pattern: FeatureRoute['path'];
  /** What went wrong; its `status` counts, 500 where it has none. */
  error: unknown;
  onRetry: () => void;
}

/**
 * Where the aside of the not-found page goes: in place of the rail on pages that fill it themselves, beside the column on
 * pages without a rail. A rail with lists of its own needs none.
 */
function placeOfAside(route: FeatureRoute | undefined): string {
  if (shapeOf(route) !== 'reading') return 'relative wide:max-w-content wide:border-r';
  return route?.hasAside === true ? 'relative' : '[&_aside]:hidden';
}

/**
 * Shown in place of a page that failed: 404 is the not-found page, anything else an internal error, with its
 * real reason. Once the browser is online again, the page is tried again. Search engines and previews get the bare frame,
 * so that no error is indexed.
 */
export function ErrorPage({ pattern, error, onRetry }: ErrorPageProps) {
  if (isBot(navigator.userAgent)) return null;
  return <ShownError pattern={pattern} error={error} onRetry={onRetry} />;
}

function ShownError({ pattern, error, onRetry }: ErrorPageProps) {
  const t = useFrameText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [reason] = useState(() => reasonOf(error));
  const isMissing = reason === 'notFound';
  const route = useRoutes().find(({ path }) => path === pattern);
  const title = t(
    isMissing
      ? 'error.notFoundTitle'
      : reason === 'offline'
        ? 'error.offlineTitle'
        : 'error.failedTitle',
  );
  usePageTitle(title);
  useEffect(() => heading.current?.focus(), []);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isMissing) return undefined;
    const load = () => retry();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isMissing]);
  return (
    <div
      data-page={pattern}
      data-error-status={statusOf(error)}
      className={classes(
        'flex flex-col items-start gap-2 px-4 py-6 medium:px-6',
        isMissing ? `medium:py-8 ${placeOfAside(route)}` : 'medium:py-16',
      )}
    >
      {reason === 'failed' && (
        <p className="figures text-small font-medium text-muted">
          {t('error.status', { status: String(statusOf(error)) })}
        </p>
      )}
      <h1 ref={heading} tabIndex={-1} className="text-display font-semibold text-balance">
        {title}
      </h1>
      <p className="text-muted">{t(`error.${reason}Text`)}</p>
      {isMissing ? (
        <div className="mt-6 w-full">
          <Suspense>
            <NotFoundHelp />
          </Suspense>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="primary" onClick={onRetry}>
            {t('error.retry')}
          </Button>
          <ButtonLink href={links.home()}>{t('error.home')}</ButtonLink>
        </div>
      )}
    </div>
  );
}
