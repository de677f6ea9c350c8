/** Why a record is reported. */
export const reportCategories = [
  'SPAM',
  'HARASSMENT',
  'MISLEADING',
  'PRIVATE',
  'ILLEGAL',
  'OTHER',
] as const;
export type ReportCategory = (typeof reportCategories)[number];

/** The rules of the community guidelines, in their order there: “What we remove”, 1 to 6. */
export const guidelineRules = [
  'ATTACKS',
  'PRIVACY',
  'FRAUD',
  'SPAM',
  'ILLEGAL',
  'SECURITY',
] as const;
export type GuidelineRule = (typeof guidelineRules)[number];

/** The names of the rules, as the community guidelines, notifications and screens say them. */
export const guidelineNames: Readonly<Record<GuidelineRule, string>> = {
  ATTACKS: 'Attacks on people',
  PRIVACY: 'Other people’s private information',
  FRAUD: 'Lies that cost people money',
  SPAM: 'Spam',
  ILLEGAL: 'Anything illegal',
  SECURITY: 'Attempts to break the site',
};

/** The number of a rule in the community guidelines. */
export const guidelineNumber = (rule: GuidelineRule): number => guidelineRules.indexOf(rule) + 1;
