export { checkedBy, schemaResolver } from './resolvers';
export { errorOf, showServerError } from './server-error';
export { useAutosave } from './use-autosave';
export type { Autosave, FormDraft } from './use-autosave';
export { useFilterText } from './use-filter-text';
export type { FilterText } from './use-filter-text';
export { useIdempotencyKey } from './use-idempotency-key';
export { shortMoney, typedMoney } from './short-money';
