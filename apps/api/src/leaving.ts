import { accountEraser, accountExports, addressesOf } from '@upround/account/api';
import { analyticsEraser, analyticsExports } from '@upround/analytics/api';
import { feedEraser, feedExports } from '@upround/feed/api';
import { jobsEraser, jobsExports } from '@upround/jobs/api';
import { messagingEraser, messagingExports } from '@upround/messaging/api';
import { newsEraser, newsExports } from '@upround/news/api';
import { notificationsEraser, notificationsExports } from '@upround/notifications/api';
import { premiumEraser, premiumExports } from '@upround/premium/api';
import { followCounts, profileExports } from '@upround/profile/api';
import type { Mailer } from '@upround/shared/mail';
import type { Eraser, ExportSource } from '@upround/shared/ports';
import { answersEraser } from '@upround/shared/server-kit';
import { siteEraser, siteExports } from '@upround/site/api';
import { socialEraserOf, socialExports, type SocialDeps } from '@upround/social/api';
import { uploadsEraser, uploadsExports } from '@upround/uploads/api';

/** Everything that the slices hold of a person, in the order of the export. */
export const exportSources: readonly ExportSource[] = [
  ...accountExports,
  ...profileExports,
  ...feedExports,
  ...socialExports,
  ...messagingExports,
  ...notificationsExports,
  ...newsExports,
  ...premiumExports,
  ...jobsExports,
  ...uploadsExports,
  ...siteExports,
  ...analyticsExports,
];

/**
 * Deletes the emails that the server itself stores, while the addresses are still known. Emails to addresses that are no
 * longer known are deleted after 14 days.
 */
const mailEraserOf = (mailer: Mailer): Eraser => ({
  name: 'mail',
  erase: () => Promise.resolve([]),
  async eraseElsewhere(db, userId) {
    await mailer.forget?.(await addressesOf(db, userId));
  },
});

/** What takes it away when an account is erased; profile comes last, by itself. */
export const erasersOf = (social: SocialDeps, mailer: Mailer): readonly Eraser[] => [
  feedEraser,
  socialEraserOf(social, followCounts),
  messagingEraser,
  notificationsEraser,
  newsEraser,
  premiumEraser,
  // Before the uploads, on which applications stand.
  jobsEraser,
  uploadsEraser,
  siteEraser,
  analyticsEraser,
  answersEraser,
  mailEraserOf(mailer),
  accountEraser,
];
