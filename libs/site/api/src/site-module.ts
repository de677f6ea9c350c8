import { siteDocs } from '@upround/site/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { siteEraser } from './contributions/site-eraser';
import { siteExports } from './contributions/site-exports';
import { sitePages } from './contributions/site-pages';
import { feedbackRoutes } from './feedback/feedback.routes';

/** What the site needs from the rest of the server. Bound in apps/api. */
export interface SiteDeps {
  /** The product's name. */
  brand: string;
}

/** The server half of the site: its pages are static, so there is feedback only. */
export function siteModule({ brand }: SiteDeps): ApiModule {
  return {
    name: 'site',
    docs: siteDocs,
    calls: feedbackRoutes(),
    contributes: { pages: sitePages(brand), erasers: [siteEraser], exports: siteExports },
  };
}
