import { recordInputSchema, type RecordInput } from '../import/record-input';

/** The records of the demo community, read by the rules of imports. @throws ZodError where one breaks them */
export const readDemoRecords = (records: readonly unknown[]): RecordInput[] =>
  records.map((record) => recordInputSchema.parse(record));
