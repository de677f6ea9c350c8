import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Analytics } from '@upround/shared/analytics';
import { useSession } from '@upround/shared/session';
import type { Prefetch } from './prefetch';

interface PageViewsProps {
  analytics: Analytics;
  prefetch: Prefetch;
}

/** Sends the signed-in member and each change of the route to analytics, and loads ahead after it. */
export function PageViews({ analytics, prefetch }: PageViewsProps) {
  const { pathname, search, hash } = useLocation();
  const { user } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => analytics.identify(userId), [analytics, userId]);
  const path = `${pathname}${search}${hash}`;
  useEffect(() => analytics.pageView(path), [analytics, path]);
  useEffect(() => prefetch.pageOpened(), [prefetch, pathname]);
  return null;
}
