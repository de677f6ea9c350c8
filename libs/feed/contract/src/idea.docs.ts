import { describeCall, exampleFrom } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import {
  createIdea,
  deleteIdea,
  editIdea,
  listIdeas,
  listIdeasByUser,
  listRelatedIdeas,
  readIdea,
} from './idea.calls';
import { ideaFixtures } from './idea.fixtures';

const idea = exampleFrom(ideaFixtures);
const other = exampleFrom(ideaFixtures, 1);
const { title, description, problem, solution, stage, lookingFor } = idea;
const own = { ...idea, viewer: { ...idea.viewer, own: true, wouldUse: false } };

export const ideaDocs: readonly CallDocs[] = [
  describeCall(listIdeas, {
    description:
      'Returns ideas. `newest` goes through all of them by time, `trending` ranks them by recent activity, and `wanted`, the default, orders the 500 that rank highest by how many people would use them.',
    input: { query: { sort: 'wanted' } },
    output: { data: [idea, other], nextSegment: null },
  }),
  describeCall(listIdeasByUser, {
    description:
      'Returns the ideas of a person, newest first. Hidden ideas are returned to their author and to moderators only.',
    input: { query: { userId: idea.author.id } },
    output: { data: [idea, other], nextSegment: null },
  }),
  describeCall(listRelatedIdeas, {
    description:
      'Returns other ideas to show beside an idea or a post, which is not in the list itself. `related` ranks by the words that both share, `trending` by recent activity, and `random` draws new ideas each time.',
    input: { query: { referenceId: idea.id, filter: 'related' } },
    output: { data: [other], nextSegment: null },
  }),
  describeCall(readIdea, {
    description:
      'Returns one idea by its id or slug, with how many people would use it and whether you are one of them.',
    input: { params: { id: idea.slug } },
    output: idea,
  }),
  describeCall(createIdea, {
    description:
      'Publishes an idea under your name. `lookingFor` lists up to five different needs and can be left out.',
    input: { body: { title, description, problem, solution, stage, lookingFor } },
    output: { ...own, likeCount: 0, commentCount: 0, bookmarkCount: 0, wouldUseCount: 0 },
  }),
  describeCall(editIdea, {
    description: 'Changes some fields of your own idea. Fields that are left out stay as they are.',
    input: { params: { id: idea.id }, body: { stage: 'REVENUE' } },
    output: { ...own, stage: 'REVENUE', editedAt: '2026-03-02T09:30:00.000Z' },
  }),
  describeCall(deleteIdea, {
    description:
      'Deletes your own idea: it disappears for everyone at once. Moderators can delete any idea. The body may be left out.',
    input: { params: { id: idea.id }, body: { state: 'DELETED' } },
  }),
];
