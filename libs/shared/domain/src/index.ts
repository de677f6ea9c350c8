export { idSchema, momentSchema } from './identifiers';
export { imageSchema } from './image';
export type { Image } from './image';
export { personListItemSchema, personRoles, personRoleSchema, personSummarySchema } from './person';
export type { PersonListItem, PersonRole, PersonSummary } from './person';
export { referenceFields, referenceTypes, referenceTypeSchema, relationSchema } from './reference';
export type { Reference, ReferenceType, Relation } from './reference';
export { textOf } from './text';
export { textLimits } from './text-limits';
