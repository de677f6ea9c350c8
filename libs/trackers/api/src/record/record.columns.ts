import type {
  FundingRegion,
  FundingSector,
  FundingStage,
  Instrument,
  PipelineStage,
  Schedule,
  TrackerType,
} from '@upround/trackers/contract';
import type { Currency } from '@upround/shared/domain';

/** A record with the viewer's own marks. */
export interface RecordRow {
  id: string;
  slug: string;
  type: TrackerType;
  name: string;
  name_key: string;
  summary: string;
  website: string | null;
  country: string | null;
  city: string | null;
  regions: FundingRegion[];
  stages: FundingStage[];
  sectors: FundingSector[];
  /** Numbers up to 2^53, as text. */
  amount_min: string | null;
  amount_max: string | null;
  currency: Currency | null;
  amount_dollars: number;
  equity_min: string | null;
  equity_max: string | null;
  instrument: Instrument | null;
  program_weeks: number | null;
  eligibility: string | null;
  apply_url: string | null;
  contact_url: string | null;
  contact_email: string | null;
  contact_count: number;
  schedule: Schedule | null;
  schedule_text: string | null;
  opens_month: number | null;
  closes_month: number | null;
  closes_local: string | null;
  closes_zone: string | null;
  closes_at: Date | null;
  is_open: boolean | null;
  due_at: string;
  source_name: string;
  source_url: string;
  as_of: string | null;
  as_of_day: string | null;
  updated_at: Date;
  is_bookmarked: boolean;
  is_hidden: boolean;
  is_watched: boolean;
  item_id: string | null;
  item_stage: PipelineStage | null;
}
