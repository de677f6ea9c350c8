import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { listAllFilters, listFilters } from './filter.calls';
import { fetchMeta, previewErrors } from './link-preview.calls';
import { linkPreviewFixtures } from './link-preview.fixtures';
import { explore, listRecommendations, search, searchTop } from './search.calls';
import { filterFixtures, hitFixtures, searchFixture } from './search.fixtures';
import { listSuggestions } from './suggestion.calls';
import { suggestionMixFixture } from './suggestion.fixtures';

const post = exampleFrom(hitFixtures);
const related = exampleFrom(hitFixtures, 1);
const person = exampleFrom(hitFixtures, 2);
const explored = exampleFrom(hitFixtures, 3);
const filter = exampleFrom(filterFixtures);
const [preview] = linkPreviewFixtures;

/** What the API's documentation says about search, suggestions, filters and link previews. */
export const searchDocs: ContractDocs = {
  deprecated: [
    { name: 'form', use: ['details'] },
    { name: 'job', use: ['details'] },
  ],
  calls: [
    describeCall(search, {
      description:
        'Finds posts, news, people, ideas, pods, articles, essays and jobs, the best hits first. `query` takes words, phrases in quotes, and operators such as `from:asha-rao`, `tag:pricing`, `has:image` and `type:post`; a minus excludes. The first page also has counts for each kind, and a correction if little was found.',
      input: { query: { query: 'pricing' } },
      output: searchFixture,
    }),
    describeCall(searchTop, {
      description:
        'Returns the best five hits of one kind, to show beside another page. Without a query it returns what is trending of that kind.',
      input: { query: { type: 'USER', query: 'asha' } },
      output: { data: [person] },
    }),
    describeCall(explore, {
      description:
        'Finds records of one kind: ideas. `trending` has the best hits first, and without a query the most active ideas; `random` draws one page of matching ideas, different ones each time.',
      input: { query: { type: 'IDEA', filter: 'trending', query: 'housing' } },
      output: { data: [explored], nextSegment: null },
    }),
    describeCall(listRecommendations, {
      description:
        'Returns posts and stories about the same subject as a post or a story, the closest first. There are no pages.',
      input: { query: { type: 'POST', id: post.id } },
      output: { data: [related] },
    }),
    describeCall(listSuggestions, {
      description:
        'Completes what is being typed: up to eight people, and some queries, pods and tags. Completions use only words that several people wrote in public.',
      input: { query: { query: 'ash' } },
      output: suggestionMixFixture,
    }),
    describeCall(listAllFilters, {
      description:
        'Gives each filter with its values and the names to show; lists without filters are left out. `query` is the name of the query field that takes the value.',
      output: { data: [filter] },
    }),
    describeCall(listFilters, {
      description: 'Gives each filter of the list with its values and the names to show.',
      input: { query: { type: 'SEARCH' } },
      output: { data: [filter] },
    }),
    describeCall(fetchMeta, {
      description:
        'Fetches a public web page and returns its title, description, site and image. The server makes the request, so the site does not see you, and the image is our copy. Addresses inside private networks are refused.',
      input: { query: { url: preview.url } },
      output: preview,
    }),
  ],
  errors: describeErrors(previewErrors, {
    PREVIEW_REFUSED: 'When the address is not http or https, or leads into a private network.',
    PREVIEW_UNAVAILABLE: 'When the page does not answer, isn’t HTML, or has no title.',
  }),
};
