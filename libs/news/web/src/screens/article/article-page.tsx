import type { ComponentType } from 'react';
import type { RoutePattern } from '@upround/shared/links';
import { ArticleScreen } from './article-screen';

/** The page of the article at an address. */
export function articlePageAt(pattern: RoutePattern): ComponentType {
  return function ArticlePage() {
    return <ArticleScreen pattern={pattern} />;
  };
}
