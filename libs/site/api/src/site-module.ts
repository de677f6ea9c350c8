import { siteDocs } from '@upround/site/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { feedbackRoutes } from './feedback/feedback.routes';

/** The server half of the site: its pages are static, so there is feedback only. */
export function siteModule(): ApiModule {
  return { name: 'site', docs: siteDocs, calls: feedbackRoutes() };
}
