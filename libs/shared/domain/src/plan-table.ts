/** The paid plans by tier, 1 to 3; each opens what those below it open. */
export type PlanTier = 1 | 2 | 3;

/** Id of a plan's offer, in calls and addresses. */
export const offeringIds = ['premium', 'premium_plus', 'premium_jobs'] as const;
export type OfferingId = (typeof offeringIds)[number];

/** What a plan is called, by tier. */
export const planNames: Readonly<Record<PlanTier, string>> = {
  1: 'Premium',
  2: 'Premium Plus',
  3: 'Premium Jobs',
};

const tiers: Readonly<Record<OfferingId, PlanTier>> = {
  premium: 1,
  premium_plus: 2,
  premium_jobs: 3,
};

export const tierOf = (offeringId: OfferingId): PlanTier => tiers[offeringId];
export const offeringOf = (tier: PlanTier): OfferingId => offeringIds[tier - 1] as OfferingId;

/** What a member can use. */
export interface PlanOpens {
  /** Essays in full; others read the beginning. */
  essays: boolean;
  /** How many searches can be saved with an alert. */
  savedSearches: number;
  /** How many applications can be sent in 24 hours. */
  applicationsADay: number;
  /** Applicants can be sorted without their names and photos. */
  blindHiring: boolean;
  /** How to reach funders and where to apply. */
  trackerContacts: boolean;
  /** Lists of funders as files. */
  trackerExports: boolean;
  /** The whole list of angel networks; others read a sample. */
  angelTracker: boolean;
}

/** What each plan opens, and 0 for no plan. Pages, checks and tests read this table and nothing else. */
export const opensByTier: Readonly<Record<0 | PlanTier, PlanOpens>> = {
  0: {
    essays: false,
    savedSearches: 10,
    applicationsADay: 100,
    blindHiring: false,
    trackerContacts: false,
    trackerExports: false,
    angelTracker: false,
  },
  1: {
    essays: true,
    savedSearches: 25,
    applicationsADay: 100,
    blindHiring: false,
    trackerContacts: true,
    trackerExports: true,
    angelTracker: false,
  },
  2: {
    essays: true,
    savedSearches: 50,
    applicationsADay: 200,
    blindHiring: false,
    trackerContacts: true,
    trackerExports: true,
    angelTracker: true,
  },
  3: {
    essays: true,
    savedSearches: 100,
    applicationsADay: 300,
    blindHiring: true,
    trackerContacts: true,
    trackerExports: true,
    angelTracker: true,
  },
};

/** @param tier of the plan that runs; null without one */
export const opensFor = (tier: PlanTier | null): PlanOpens => opensByTier[tier ?? 0];
