import { jobsErrors } from '@upround/jobs/contract';
import type { ErrorDefinition } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import { opensByTier, opensFor, type PlanOpens } from '@upround/shared/domain';
import type { JobsSettings } from './jobs-settings';

/** What a member's plan opens, or what is free for everyone. */
export async function opensTo(
  { entitlements }: Pick<JobsSettings, 'entitlements'>,
  db: Database | Trx,
  userId: string,
): Promise<PlanOpens> {
  const entitlement = await entitlements.of(db, userId);
  return opensFor(entitlement?.tier ?? null);
}

/** Whether a plan opens more than this number. */
const hasMore = (name: 'savedSearches' | 'applicationsADay', most: number) =>
  Object.values(opensByTier).some((opens) => opens[name] > most);

/** The error of a member who has saved as many searches as their plan includes, or more since a plan ended. */
export const tooManySearches = (most: number): ErrorDefinition => ({
  ...jobsErrors.TOO_MANY_SAVED_SEARCHES,
  sentence: hasMore('savedSearches', most)
    ? `You can save ${most} searches with your plan. Delete one, or get a plan with more.`
    : `You can save ${most} searches. Delete one to save another.`,
});

/** The error of a member who has sent as many applications in 24 hours as their plan includes. */
export const tooManyApplications = (most: number): ErrorDefinition => ({
  ...jobsErrors.TOO_MANY_APPLICATIONS,
  sentence: hasMore('applicationsADay', most)
    ? `You can send ${most} applications a day with your plan. Try again tomorrow, or get a plan with more.`
    : `You can send ${most} applications a day. Try again tomorrow.`,
});

/** Whether blind hiring is part of a creator's plan. */
export const isBlindFor = async (
  settings: Pick<JobsSettings, 'entitlements'>,
  db: Database | Trx,
  userId: string,
): Promise<boolean> => (await opensTo(settings, db, userId)).blindHiring;
