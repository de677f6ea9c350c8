import { heldSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { ideaLimits } from './idea-limits';
import { viewerStateSchema } from './post.schema';

/** How far an idea has come, in order. */
export const ideaStages = ['IDEA', 'PROTOTYPE', 'FIRST_USERS', 'REVENUE', 'SCALING'] as const;
export const ideaStageSchema = z.enum(ideaStages);
export type IdeaStage = (typeof ideaStages)[number];

/** What its author is looking for. */
export const ideaNeeds = [
  'FEEDBACK',
  'FIRST_USERS',
  'PILOT_CUSTOMERS',
  'COFOUNDER',
  'TEAM',
  'MENTOR',
  'PARTNERS',
  'INVESTMENT',
] as const;
export const ideaNeedSchema = z.enum(ideaNeeds);
export type IdeaNeed = (typeof ideaNeeds)[number];

export const ideaSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The idea in a few sentences. */
  description: z.string(),
  problem: z.string(),
  solution: z.string(),
  stage: ideaStageSchema,
  lookingFor: z.array(ideaNeedSchema),
  author: personSummarySchema,
  likeCount: z.int(),
  commentCount: z.int(),
  bookmarkCount: z.int(),
  /** People who said that they would use this. */
  wouldUseCount: z.int(),
  viewer: z.extend(viewerStateSchema, { wouldUse: z.boolean() }),
  /** `HIDDEN` is seen by its author and by moderators only. */
  state: z.enum(['ACTIVE', 'HIDDEN']),
  /** Why a hidden one waits for a moderator; null where it doesn't. */
  held: z.optional(z.nullable(heldSchema)),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
});
export type Idea = z.output<typeof ideaSchema>;

/** The fields of an idea as they are written; `lookingFor` names nothing twice. */
const draftFields = {
  title: textOf(ideaLimits.title),
  description: textOf(ideaLimits.description),
  problem: textOf(ideaLimits.problem),
  solution: textOf(ideaLimits.solution),
  stage: ideaStageSchema,
  lookingFor: z.array(ideaNeedSchema).check(
    z.maxLength(ideaLimits.lookingFor),
    z.refine((needs) => new Set(needs).size === needs.length),
  ),
};

export const ideaDraftSchema = z.strictObject({
  ...draftFields,
  lookingFor: z.optional(draftFields.lookingFor),
});
export type IdeaDraft = z.output<typeof ideaDraftSchema>;

/** Changes of an idea; omitted fields stay. */
export const ideaChangeSchema = z.partial(ideaDraftSchema);

/** Orders of the list of ideas; the first is the one without a word. */
export const ideaSorts = ['wanted', 'trending', 'newest'] as const;
export type IdeaSort = (typeof ideaSorts)[number];
