import type { SearchHit } from '@upround/search/contract';
import { links } from '@upround/shared/links';

/** Where a hit leads. */
export function hitHref({ type, slug }: Pick<SearchHit, 'type' | 'slug'>): string {
  switch (type) {
    case 'POST':
      return links.post(slug);
    case 'NEWS':
      return links.newsStory(slug);
    case 'USER':
      return links.user(slug);
    case 'IDEA':
      return links.idea(slug);
    case 'POD':
      return links.pod(slug);
    case 'ESSAY':
      return links.essay(slug);
    case 'ARTICLE':
      return links.article(slug);
    case 'JOB':
      return links.jobs({ job: slug });
  }
}
