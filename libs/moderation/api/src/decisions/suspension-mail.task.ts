import { APPEAL_DAYS } from '@upround/moderation/contract';
import { guidelineNames, guidelineNumber } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import type { AccountDirectory, Mailer } from '@upround/shared/ports';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import type { DecisionRow } from '../moderation-rows';
import { decided } from './decision.events';
import { findDecision } from './decision.store';

/** How suspended members are reached: they can't log in. */
export interface ModerationMails {
  accounts: Pick<AccountDirectory, 'emailOf'>;
  mailer: Mailer;
  brand: string;
  /** Where the web app is. */
  publicUrl: string;
}

/** What a suspended member reads. */
function writeMail({ rule, reason }: DecisionRow, { brand, publicUrl }: ModerationMails) {
  const address = (path: string) => new URL(path, publicUrl).href;
  const broken = rule === null ? '' : `Rule ${guidelineNumber(rule)}: ${guidelineNames[rule]}.\n\n`;
  return {
    subject: `Your ${brand} account is suspended`,
    text: [
      `A moderator suspended your account, so you can’t log in and others can’t see your profile.\n\n`,
      broken,
      `The moderator’s reason:\n${reason}\n\n`,
      `If you think we got it wrong, write to us within ${APPEAL_DAYS} days. A moderator who didn’t make the decision will read it:\n`,
      `${address(links.feedback({}))}\n\n`,
      `Our community guidelines:\n${address(links.communityGuidelines())}\n`,
    ].join(''),
  };
}

/** Sends suspended members the rule and the reason by email, once the decision can't be undone. */
export const suspensionMailTask = (mails: ModerationMails): TaskHandler =>
  handleTask(
    { name: 'moderation.mail-suspension', data: decided.data },
    async ({ db }, { decisionId, action, authorId, after }) => {
      if (action !== 'SUSPEND' || authorId === null || after !== undefined) return;
      const row = await findDecision(db, decisionId);
      const to = await mails.accounts.emailOf(db, authorId);
      if (row?.state !== 'IN_FORCE' || to === null) return;
      await mails.mailer.send({ to, ...writeMail(row, mails), key: `suspended-${decisionId}` });
    },
    [decided],
  );
