export { trackersDocs } from './trackers.docs';
export {
  BUNDLE_ID,
  bundleAccessSchema,
  bundleSchema,
  readBundle,
  bookBundle,
} from './bundle.calls';
export type { Bundle } from './bundle.calls';
export { fitPoints, regionsMet, fitOf } from './fit';
export type { FitFacts } from './fit';
export { fitSettingsSchema, fitCriteria, fitResults, fitSchema } from './fit.schema';
export type { FitSettings, FitCriterion, FitResult, Fit } from './fit.schema';
export { pipelineStages, pipelineStageSchema, funnelStages } from './pipeline-stages';
export type { PipelineStage, FunnelStage } from './pipeline-stages';
export {
  listPipeline,
  addToPipeline,
  editPipelineItem,
  deletePipelineItem,
  importPipeline,
  readTrackerCalendar,
  createTrackerCalendar,
  deleteTrackerCalendar,
} from './pipeline.calls';
export {
  daySchema,
  pipelineItemSchema,
  pipelineDraftSchema,
  pipelineChangeSchema,
  pipelineImportSchema,
  pipelineImportedSchema,
} from './pipeline.schema';
export type {
  PipelineItem,
  PipelineDraft,
  PipelineChange,
  PipelineImported,
} from './pipeline.schema';
export { trackerColumns } from './tracker-columns';
export type { TrackerColumn } from './tracker-columns';
export {
  trackerTypes,
  trackerTypeSchema,
  fundingStages,
  fundingStageSchema,
  fundingRegions,
  fundingRegionSchema,
  fundingSectors,
  fundingSectorSchema,
  instruments,
  instrumentSchema,
  schedules,
  scheduleSchema,
  trackerSorts,
  trackerSortSchema,
  countrySchema,
  trackerFilterFields,
  trackerFiltersSchema,
} from './tracker-filters.schema';
export type {
  TrackerType,
  FundingStage,
  FundingRegion,
  FundingSector,
  Instrument,
  Schedule,
  TrackerSort,
  TrackerFilters,
} from './tracker-filters.schema';
export { trackerLimits } from './tracker-limits';
export {
  trackerViewSchema,
  listTrackerViews,
  saveTrackerView,
  editTrackerView,
  deleteTrackerView,
} from './tracker-view.calls';
export type { TrackerView } from './tracker-view.calls';
export {
  listTrackers,
  compareTrackers,
  readTrackerOverview,
  readTracker,
  readTrackerFacets,
  exportTrackers,
  reportOutdated,
  hideTracker,
  showTracker,
  watchTracker,
  unwatchTracker,
  readFitSettings,
  saveFitSettings,
} from './tracker.calls';
export {
  amountRangeSchema,
  deadlineSchema,
  sourceSchema,
  trackerSchema,
  trackerCountSchema,
  trackerFacetsSchema,
  contactKinds,
} from './tracker.schema';
export type {
  AmountRange,
  ContactKind,
  Deadline,
  Tracker,
  TrackerCount,
  TrackerFacets,
} from './tracker.schema';
export { trackersErrors } from './trackers.errors';
export { PIPELINE_EVENT, TRACKER_ACCESS_EVENT } from './trackers.event-names';
export { pipelineEvent, trackerAccessEvent } from './trackers.events';
export {
  trackerFixtures,
  trackerCountFixtures,
  trackerFacetFixture,
  fitSettingsFixture,
  trackerViewFixtures,
  pipelineFixtures,
  bundleFixture,
} from './trackers.fixtures';
