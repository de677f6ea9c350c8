export { createTrackers } from './trackers-module';
export type { Trackers, TrackersDeps } from './trackers-module';
export { readDemoRecords } from './seed/demo-records';
export type { DatedProgramme, DemoItem, DemoMember, TrackersDemo } from './seed/seed-trackers';
export { factDates } from './record/fact-dates';
export { trackerOpened } from './lifecycle/openings.task';
export { deadlineNear } from './lifecycle/reminders.task';
