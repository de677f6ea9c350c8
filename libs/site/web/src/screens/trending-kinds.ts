import { kindsThat } from '@upround/shared/domain';

const kinds = kindsThat('trend');
export type TrendingKind = (typeof kinds)[number];

/** What is read besides posts, and trends: kinds of records that aren't people. */
export const kindsBesidePosts = kinds.filter((kind) => kind !== 'POST' && kind !== 'USER');
