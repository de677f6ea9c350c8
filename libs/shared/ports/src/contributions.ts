import type { Acquaintances } from './acquaintances';
import type { ApprovalSource } from './approval-source';
import type { DeletionEffects } from './deletion-effects';
import type { Eraser } from './eraser';
import type { ExportSource } from './export-source';
import type { FilterSource } from './filter-source';
import type { ModeratedRecords } from './moderated-records';
import type { NotificationKind } from './notification-kind';
import type { OperatorCommand } from './operator-command';
import type { PageSource, RssSource } from './page-source';
import type { SaleKind } from './payments';
import type { ProfileList } from './profile-list';
import type { ReactionTarget } from './reaction-target';
import type { SearchSource } from './search-source';
import type { UploadReaders } from './uploads';

/** What a slice contributes to hubs and apps, which know kinds of records and no slice. */
export interface Contributions {
  /** Records that social's verbs act on. */
  readonly targets?: readonly ReactionTarget[];
  /** Records that moderators read, hide and remove. */
  readonly moderated?: readonly ModeratedRecords[];
  /** What waits for staff. */
  readonly approvals?: readonly ApprovalSource[];
  /** Pages that the server describes, for previews and sitemaps. */
  readonly pages?: readonly PageSource[];
  readonly rss?: readonly RssSource[];
  /** Records that search finds. */
  readonly search?: readonly SearchSource[];
  /** What the slice's lists can be filtered by. */
  readonly filters?: readonly FilterSource[];
  /** Delete a person's data when their account is erased. */
  readonly erasers?: readonly Eraser[];
  /** What deleting an account does, shown before it is deleted. */
  readonly deletionEffects?: readonly DeletionEffects[];
  /** Lists on profiles that only some people have. */
  readonly profileLists?: readonly ProfileList[];
  /** A person's data, for their export. */
  readonly exports?: readonly ExportSource[];
  /** Kinds of notifications about the slice's events. */
  readonly notifications?: readonly NotificationKind[];
  /** People who know each other by the slice's records. */
  readonly acquaintances?: readonly Acquaintances[];
  /** Grant others access to private uploads. */
  readonly uploadReaders?: readonly UploadReaders[];
  /** Things that members pay for. */
  readonly sales?: readonly SaleKind[];
  /** Commands for operators. */
  readonly commands?: readonly OperatorCommand[];
}

/** The contributions of all slices. */
export type AllContributions = Required<Contributions>;
