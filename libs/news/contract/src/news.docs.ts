import { describeCall, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import type { Relation } from '@upround/shared/domain';
import { listArticles, listEssays, readArticle, readEssay } from './editorial.calls';
import { articleSummarySchema, essaySummarySchema } from './editorial.schema';
import { articleFixtures, essayFixtures, sourceFixtures, storyFixtures } from './news.fixtures';
import { listSources, muteSource, readSource, unmuteSource } from './source.calls';
import { listStories, listStoriesOfSources, readStory } from './story.calls';

const story = exampleFrom(storyFixtures);
const source = exampleFrom(sourceFixtures);
const article = exampleFrom(articleFixtures);
const essay = exampleFrom(essayFixtures);
const locked = exampleFrom(essayFixtures, 1);
const muted: Relation = {
  referenceType: 'SOURCE',
  referenceId: source.id,
  active: true,
  count: 1,
};

/** What the API's documentation says about news, sources, articles and essays. */
export const newsDocs: ContractDocs = {
  calls: [
    describeCall(listStories, {
      description:
        'Returns news stories, newest first. `following` is for members and has the sources that you follow; `source` has one source, which can also be read from its oldest story. A story that several sources tell is one story. Sources that you muted are left out.',
      input: { query: { filter: 'latest', language: 'en' } },
      output: { data: [story, exampleFrom(storyFixtures, 1)], nextSegment: null },
    }),
    describeCall(readStory, {
      description:
        'Returns one story by its id or slug: its title, an excerpt and the address of the original. The full text stays with the source.',
      input: { params: { id: story.slug } },
      output: story,
    }),
    describeCall(listStoriesOfSources, {
      description:
        'Returns the stories of some sources, newest first. `sourceIds` takes ids or slugs with commas between.',
      input: { query: { sourceIds: ['harbour-ledger', 'monsoon-wire'] } },
      output: { data: [...storyFixtures], nextSegment: null },
    }),
    describeCall(listSources, {
      description:
        'Returns the sources of news in alphabetical order. `filter` is for members: the sources that you follow, or those that you muted.',
      input: { query: { filter: 'followed' } },
      output: { data: [source], nextSegment: null },
    }),
    describeCall(readSource, {
      description:
        'Returns one source by its id or slug, with when it was last read and whether you follow or muted it.',
      input: { params: { id: source.slug } },
      output: source,
    }),
    describeCall(muteSource, {
      description:
        'Keeps the stories of a source out of your lists; its own page still shows them. A second time changes nothing. `count` is how many sources you have muted.',
      input: { params: { id: source.id } },
      output: muted,
    }),
    describeCall(unmuteSource, {
      description:
        'Ends a mute: the stories of the source appear in your lists again. `count` is how many sources you have muted.',
      input: { params: { id: source.id } },
      output: { ...muted, active: false, count: 0 },
    }),
    describeCall(listArticles, {
      description: 'Returns the articles of the editors, newest first and without their texts.',
      input: { query: { limit: 20 } },
      output: { data: [articleSummarySchema.parse(article)], nextSegment: null },
    }),
    describeCall(readArticle, {
      description:
        'Returns one article by its slug: its text as Markdown and an outline of its headings.',
      input: { params: { slug: article.slug } },
      output: article,
    }),
    describeCall(listEssays, {
      description:
        'Returns the premium essays, newest first and without their texts. Everyone gets the same list; `locked` says whether your plan opens an essay.',
      input: { query: { limit: 20 } },
      output: {
        data: [essay, locked].map((each) => essaySummarySchema.parse(each)),
        prevSegment: null,
        nextSegment: null,
        total: 2,
      },
    }),
    describeCall(readEssay, {
      description:
        'Returns one essay by its slug. Everyone gets its beginning and outline; `body` is there only if your plan opens it.',
      input: { params: { slug: locked.slug } },
      output: locked,
    }),
  ],
  errors: [],
};
