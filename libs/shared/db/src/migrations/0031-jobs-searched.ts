import type { SqlMigration } from '../migration';
import { indexedBy } from './released-texts';

/** Open jobs are found by what they say; drafts and closed ones have no document. */
export const jobsSearched: SqlMigration = {
  name: '0031-jobs-searched',
  statements: [
    ...indexedBy(
      'jobs',
      'title, company, description, location, tags, creator_id, published_at, state',
      `new.state = 'OPEN'`,
      `'JOB', new.id, new.creator_id, new.published_at, new.title,
        concat_ws(' ', new.company, new.location, array_to_string(new.tags, ' '), new.description),
        -- As a hashtag is written: "machine-learning" is found as #machine_learning.
        array(select distinct hashtag from unnest(new.tags) tag
          cross join lateral trim(both '_' from regexp_replace(tag, '[^[:alnum:]_]+', '_', 'g')) hashtag
          where hashtag ~ '[[:alpha:]]'),
        case when new.tags = '{}' then '{}'::text[] else array['HAS=tag'] end`,
    ),
    `update jobs set title = title`,
  ],
};
