export { newsDocs } from './news.docs';
export { listArticles, listEssays, readArticle, readEssay } from './editorial.calls';
export {
  articleSchema,
  articleSummarySchema,
  essaySchema,
  essaySummarySchema,
} from './editorial.schema';
export type { Article, ArticleSummary, Essay, EssaySummary, Heading } from './editorial.schema';
export { articleFixtures, essayFixtures, sourceFixtures, storyFixtures } from './news.fixtures';
export { newsLimits } from './news-limits';
export { listSources, muteSource, readSource, unmuteSource } from './source.calls';
export { sourceSchema, sourceSummarySchema } from './source.schema';
export type { Source, SourceSummary } from './source.schema';
export { listStories, listStoriesOfSources, readStory } from './story.calls';
export { storySchema } from './story.schema';
export type { Story } from './story.schema';
