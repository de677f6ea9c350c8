/** An ambassador of the demo community; a member of the cast. */
export interface DemoAmbassador {
  /** The member's slug. */
  member: string;
  motivation: string;
  /** Days before the first start. */
  appliedDaysAgo: number;
  state: 'PENDING' | 'ACTIVE' | 'DECLINED';
  /** How many people they brought since, who have left their names out. */
  brought: number;
  /** How many of a hundred of those became active. */
  activePercent: number;
  /** Minutes before the first start at which one more became active, so that ranks change on its day. */
  activeMinutesAgo?: number;
  isNameHidden?: true;
  /** Why staff declined them. */
  reason?: string;
}

/** Someone in the creator programme of the demo community. */
export interface DemoCreator {
  /** The member's slug. */
  member: string;
  /** What they write about. */
  about: string;
  /** Days before the first start. */
  appliedDaysAgo: number;
  state: 'SUBMITTED' | 'APPROVED';
}

/** The ambassador and creator programmes of the demo community; invented. */
export interface AmbassadorsDemo {
  ambassadors: readonly DemoAmbassador[];
  /** Who brought which member of the cast: slugs. */
  referrals: Readonly<Record<string, readonly string[]>>;
  creators: readonly DemoCreator[];
}
