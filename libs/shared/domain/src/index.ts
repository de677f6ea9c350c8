export { dollarsOf, inAllCurrencies, ratesDay } from './exchange-rates';
export { findHashtags, hashtagKey } from './hashtags';
export type { Hashtag } from './hashtags';
export { excerpt } from './excerpt';
export { idSchema, momentSchema } from './identifiers';
export { imageSchema } from './image';
export type { Image } from './image';
export { linkPreviewSchema } from './link-preview';
export type { LinkPreview } from './link-preview';
export { findMentions } from './mentions';
export type { MentionCandidate } from './mentions';
export { guidelineNames, guidelineNumber, guidelineRules, reportCategories } from './moderation';
export type { GuidelineRule, ReportCategory } from './moderation';
export {
  notificationGroups,
  notificationGroupSchema,
  notificationTypeSchema,
  sentencePartSchema,
} from './notification';
export type { NotificationGroup, SentencePart } from './notification';
export { personListItemSchema, personRoles, personRoleSchema, personSummarySchema } from './person';
export type { PersonListItem, PersonRole, PersonSummary } from './person';
export {
  filteredRecordLists,
  kindOf,
  kindsThat,
  recordKinds,
  referenceTypes,
  searchKinds,
} from './record-kinds';
export type {
  FilteredList,
  KindsThat,
  RecordVerb,
  ReferenceType,
  SearchKind,
} from './record-kinds';
export { aNounOf, hasAuthor, nounOf } from './record-nouns';
export { referenceFields, referenceTypeSchema, relationSchema } from './reference';
export type { Reference, Relation } from './reference';
export { heldReasons, heldSchema, spamLimits } from './spam-limits';
export type { Held, HeldReason } from './spam-limits';
export { textOf } from './text';
export { findLinks } from './text-links';
export type { TextLink } from './text-links';
export { webAddressSchema } from './web-address';
export { textLimits } from './text-limits';
export { isWordPrefix } from './word-prefix';
export { amountSchema, currencies, currencySchema, minorUnits } from './money';
export type { Currency } from './money';
export { parseAmount } from './typed-amount';
export { offeringIds, offeringOf, opensByTier, opensFor, planNames, tierOf } from './plan-table';
export type { OfferingId, PlanOpens, PlanTier } from './plan-table';
