export { defineCall } from './call';
export type {
  Access,
  AnyCall,
  BodyKind,
  CallDefinition,
  FileField,
  Method,
  Paging,
  Version,
} from './call';
export type { CallInput, CallOutput, HandlerInput, UploadedFile } from './call-types';
export { describeCall, describeErrors, exampleFrom } from './call-docs';
export type {
  CallDocs,
  ContractDocs,
  ContributedDocs,
  DeprecatedField,
  ErrorDocs,
  ExampleInput,
} from './call-docs';
export { coreErrors, defineErrors } from './errors';
export type { ErrorDefinition } from './errors';
export { failureSchema } from './failure';
export type { Failure } from './failure';
export { limits } from './limits';
export type { Limit, LimitName } from './limits';
export { realtimeWire } from './realtime-wire';
export type { RealtimeEnvelope } from './realtime-wire';
export { SEGMENT_SIZE, segmentOf, segmentQuery } from './segment';
export type { Segment } from './segment';
export { switchErrors, switchNames } from './switches';
export type { SwitchName } from './switches';
