import type { CompetitionSeries } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import type { LayoutName } from '@upround/shared/routing';

export type SeriesName =
  | 'showcase'
  | 'showcaseRules'
  | 'brandShowcase'
  | 'preAFunding'
  | 'preSeriesAFunding'
  | 'sharkTank'
  | 'accelerator';

export interface SeriesSource {
  series: CompetitionSeries;
  layout: LayoutName;
  /** Its address. */
  href: () => string;
  /** The page shows the rules of the round instead of what the series is. */
  isRules?: boolean;
  /** The Markdown, loaded with the page. */
  load: () => Promise<{ default: string }>;
}

/** The pages of showcases and campaigns. */
export const seriesPages: Readonly<Record<SeriesName, SeriesSource>> = {
  showcase: {
    series: 'startup-showcase',
    layout: 'none',
    href: links.showcase,
    load: () => import('./content/startup-showcase.md?raw'),
  },
  showcaseRules: {
    series: 'startup-showcase',
    layout: 'none',
    href: links.showcaseRules,
    isRules: true,
    load: () => import('./content/startup-showcase-rules.md?raw'),
  },
  brandShowcase: {
    series: 'brand-startup-showcase',
    layout: 'default',
    href: links.brandShowcase,
    load: () => import('./content/brand-startup-showcase.md?raw'),
  },
  preAFunding: {
    series: 'pre-a-funding',
    layout: 'default',
    href: links.preAFunding,
    load: () => import('./content/pre-a-funding.md?raw'),
  },
  preSeriesAFunding: {
    series: 'pre-series-a-funding',
    layout: 'default',
    href: links.preSeriesAFunding,
    load: () => import('./content/pre-series-a-funding.md?raw'),
  },
  sharkTank: {
    series: 'shark-tank-india',
    layout: 'default',
    href: links.sharkTank,
    load: () => import('./content/shark-tank-india.md?raw'),
  },
  accelerator: {
    series: 'og-accelerator',
    layout: 'nobars',
    href: links.accelerator,
    load: () => import('./content/og-accelerator.md?raw'),
  },
};
