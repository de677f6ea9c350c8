import type { Page } from '@playwright/test';
import type { AppServer } from './app-server';

/** Who opens the pages. */
export const roles = ['guest', 'founder', 'recruiter'] as const;
export type Role = (typeof roles)[number];

/** Pages without a record in their address, which everyone may open. */
const open = [
  '/',
  '/?tab=ideas',
  '/pods',
  '/updates/quiz-poll',
  '/news',
  '/articles/surviving-layoffs-in-india',
  '/premium-content',
  '/pricing',
  '/premium-plans',
  '/search',
  '/search?query=pricing',
  '/jobs',
  '/tracker',
  '/tracker/grant',
  '/tracker/accelerator',
  '/tracker/venture_capital',
  '/trackerbundle',
  '/trackerbundle/terms',
  '/trackerbundle/tracker',
  '/mentor',
  '/mentor/MentorFunnelDynamic',
  '/competition',
  '/competition/monsoon-build',
  '/startup-showcase',
  '/startup-showcase-rules',
  '/upround-startup-showcase',
  '/upround-pre-a-funding',
  '/upround-pre-series-a-funding',
  '/upround-shark-tank-india',
  '/upround-og-accelerator',
  '/ambassador',
  '/ambassador/incentives',
  '/ambassador/leaderboard',
  '/creator-program',
  '/valuation-calculator',
  '/esop-calculator',
  '/about',
  '/community-guidelines',
  '/feedback',
  '/terms',
  '/privacy-policy',
  '/refund-policy',
  '/shipping-and-delivery',
  '/support',
  '/contact-us',
  '/download',
  '/404',
];

const ofGuests = ['/login', '/login?view=sign-up'];

const ofMembers = [
  '/dm',
  '/notifications',
  '/settings',
  '/settings?section=account',
  '/settings?section=appearance',
  '/settings?section=notifications',
  '/settings?section=messages',
  '/settings?section=blocked',
  '/settings?section=sessions',
  '/settings?section=data',
  '/settings?section=privacy',
  '/settings?section=reports',
  '/delete-account',
  '/Payment',
  '/Payment?plan=premium',
  '/jobs?applied=true',
  '/jobs?view=searches',
  '/jobs?view=hiring',
  '/jobs?view=post',
  '/tracker?view=fit',
  '/tracker?view=pipeline',
  '/mentor?view=offer',
  '/competition?mine=true',
  '/competition/monsoon-build?tab=entry',
  '/mentor/booking',
  '/book-mentor?mentor=sunita-rao',
  '/trackerbundle/checkout',
  '/trackerbundle/tracker/angel',
  '/trackerbundle/tracker/grant',
  '/trackerbundle/tracker/accelerator',
  '/trackerbundle/tracker/venture_capital',
];

/** Other states of these pages, which only the whole matrix opens. */
const openVariants = [
  '/?tab=latest',
  '/?tab=following',
  '/pricing?period=YEAR',
  '/premium-plans?plan=premium',
  '/tracker/venture_capital?sort=fit',
  '/mentor/MentorFunnelDynamic?stage=SEED&need=SALES',
  '/competition?status=coming',
  '/competition?status=judging',
  '/competition?status=past',
  '/upround-pre-a-funding?tab=entry',
  '/competition/monsoon-build?tab=rules',
  '/competition/village-ledger-2?tab=entries',
  '/competition/kirana-tech?tab=entries',
  '/ambassador/leaderboard?season=ALL',
];
const memberVariants = [
  '/jobs?applied=true&layout=board',
  '/tracker?view=pipeline&layout=table',
  '/tracker?view=pipeline&layout=funnel',
  '/mentor/booking?as=mentor',
  '/mentor/booking?when=past',
];

/** The first record of each kind that the sitemaps name. */
async function recordPaths(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(`${origin}${path}`)).text();
    return [...text.matchAll(/<loc>([^<]*)/g)].map(
      ([, location = '']) => new URL(location.replaceAll('&amp;', '&')),
    );
  };
  const found: string[] = [];
  for (const { pathname } of await locations('/sitemap.xml')) {
    if (pathname.endsWith('/pages.xml')) continue;
    const [first] = await locations(pathname);
    if (first) found.push(`${first.pathname}${first.search}`);
  }
  return found;
}

/** Lists of private records, and a part of the links to those records. */
const ownLists = [
  ['/dm', 'conversation='],
  ['/jobs?applied=true', 'application='],
  ['/jobs?view=hiring', 'view=hiring&job='],
  ['/tracker?view=pipeline', 'view=pipeline&item='],
  ['/mentor/booking', 'booking='],
] as const;

/** The first record of each list of a member's own. */
async function ownPaths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [list, mark] of ownLists) {
    await page.goto(list);
    const link = page.locator(`main a[href*="${mark}"]`).first();
    // Not everyone has applied, hired or written.
    await page.waitForLoadState('networkidle');
    const href = (await link.count()) > 0 ? await link.getAttribute('href') : null;
    if (href !== null) found.push(href);
  }
  return found;
}

/**
 * The addresses of all pages for one role.
 *
 * @param app the server, from whose sitemaps the records are taken
 * @param page of the person, signed in unless they are a guest
 * @param isWhole with the variants of pages too
 */
export async function pagePaths(
  app: AppServer,
  role: Role,
  page: Page,
  isWhole: boolean,
): Promise<string[]> {
  const records = await recordPaths(app.origin);
  const beside = records.flatMap((path) => {
    if (path.startsWith('/user/')) return [`${path}/followers`];
    return path.startsWith('/post/') ? [path.replace('/post/', '/post-interactions/')] : [];
  });
  const own = role === 'guest' ? ofGuests : [...ofMembers, ...(await ownPaths(page))];
  const variants = isWhole ? [...openVariants, ...(role === 'guest' ? [] : memberVariants)] : [];
  return [...open, ...own, ...records, ...beside, ...variants];
}
