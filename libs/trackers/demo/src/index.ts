export { demoMembers as members } from './members.data';
export { demoProgrammes as programmes } from './programmes.data';
export { demoRecords as records } from './records';
