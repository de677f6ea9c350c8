export { createMentors } from './mentor-module';
export type { MentorDeps, Mentors } from './mentor-module';
export { sessionTables } from './mentor-tables';
export type {
  DemoMentor,
  DemoReview,
  DemoSession,
  DemoSessionEnd,
  MentorsDemo,
} from './seed/mentors-demo';
