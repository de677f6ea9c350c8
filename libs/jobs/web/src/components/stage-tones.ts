import type { ApplicationState } from '@upround/jobs/contract';
import type { BadgeTone } from '@upround/shared/ui';

/** The colour of a stage, the same for both sides and on every page; always with its word. */
export const stageTones: Record<ApplicationState, BadgeTone> = {
  APPLIED: 'info',
  SEEN: 'info',
  SHORTLISTED: 'accent',
  INTERVIEW: 'warning',
  OFFER: 'success',
  REJECTED: 'neutral',
  WITHDRAWN: 'neutral',
};

/** The fill of a tone: dots and lines. */
export const toneFills: Record<BadgeTone, string> = {
  neutral: 'bg-strong',
  info: 'bg-info',
  accent: 'bg-accent',
  warning: 'bg-warning',
  success: 'bg-success',
  danger: 'bg-danger',
};

/** Words and figures in a tone. */
export const toneTexts: Record<BadgeTone, string> = {
  neutral: 'text-muted',
  info: 'text-info-text',
  accent: 'text-accent-text',
  warning: 'text-warning-text',
  success: 'text-success-text',
  danger: 'text-danger-text',
};
