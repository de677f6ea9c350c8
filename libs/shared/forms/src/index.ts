export { checkedBy, schemaResolver } from './resolvers';
export { errorOf, showServerError } from './server-error';
export { useAutosave } from './use-autosave';
export type { Autosave, FormDraft } from './use-autosave';
export { useIdempotencyKey } from './use-idempotency-key';
