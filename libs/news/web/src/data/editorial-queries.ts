import { listArticles, listEssays, readArticle, readEssay } from '@upround/news/contract';
import { pagesFor, queryFor } from '@upround/shared/query';

export const articlesQuery = () => pagesFor(listArticles, { query: {} });
export const articleQuery = (slug: string) => queryFor(readArticle, { params: { slug } });

export const essaysQuery = () => pagesFor(listEssays, { query: {} });
export const essayQuery = (slug: string) => queryFor(readEssay, { params: { slug } });
