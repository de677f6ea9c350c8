export { noDemoRecords } from '@upround/shared/demo';
