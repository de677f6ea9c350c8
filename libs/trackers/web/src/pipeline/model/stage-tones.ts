import type { PipelineStage } from '@upround/trackers/contract';
import type { BadgeTone } from '@upround/shared/ui';

/** The colour of a stage, always with its word. */
export const stageTones: Record<PipelineStage, BadgeTone> = {
  RESEARCHING: 'neutral',
  READY: 'info',
  CONTACTED: 'info',
  MEETING: 'warning',
  DILIGENCE: 'accent',
  TERM_SHEET: 'success',
  PASSED: 'neutral',
};

/** The fill of a tone, for dots. */
export const toneFills: Record<BadgeTone, string> = {
  neutral: 'bg-strong',
  info: 'bg-info',
  accent: 'bg-accent',
  warning: 'bg-warning',
  success: 'bg-success',
  danger: 'bg-danger',
};
