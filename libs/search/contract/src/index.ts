export { searchDocs } from './search.docs';
export { fetchMeta, previewErrors, previewLate } from './link-preview.calls';
export { linkPreviewFixtures } from './link-preview.fixtures';
export { filteredLists, listAllFilters, listFilters, listFilterSchema } from './filter.calls';
export type { ListFilter } from './filter.calls';
export { filterFixtures, hitFixtures, searchFixture } from './search.fixtures';
export {
  markedTextSchema,
  searchCorrectionSchema,
  searchFacetsSchema,
  searchHitSchema,
  searchKindSchema,
} from './hit.schema';
export type { MarkedText, SearchFacets, SearchHit } from './hit.schema';
export { parseQuery } from './parse-query';
export { hasValues, MAX_PARTS, operatorNames, typeValues } from './query-parts';
export type {
  HasValue,
  OperatorName,
  OperatorPart,
  PartProblem,
  PhrasePart,
  QueryPart,
  TypeValue,
  WordPart,
} from './query-parts';
export { explore, listRecommendations, search, searchTop, TOP_LIMIT } from './search.calls';
export { suggestionFixtures, suggestionMixFixture } from './suggestion.fixtures';
export { listSuggestions, SUGGESTION_LIMIT } from './suggestion.calls';
export type { SuggestedRecord, Suggestion } from './suggestion.calls';
export { withOperator, withoutPart } from './write-query';
