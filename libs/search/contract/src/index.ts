export { suggestionFixtures } from './suggestion.fixtures';
export { listSuggestions, SUGGESTION_LIMIT } from './suggestion.calls';
export type { Suggestion } from './suggestion.calls';
