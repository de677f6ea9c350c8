import { newId } from '@upround/shared/db';
import { spamLimits } from '@upround/shared/domain';
import type { SpamCheck, WrittenText } from '@upround/shared/ports';
import type { ModerationDeps } from '../moderation-settings';
import { holdRecord } from './held-case.store';
import { ownHostsOf, printOf, type TextPrint } from './print-of';
import { checkPrint } from './print.store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the check needs. */
export interface SpamDeps extends Pick<ModerationDeps, 'contributed' | 'now'> {
  /** Addresses of the product's own sites, to which anyone may link. */
  ownAddresses: readonly string[];
}

/** Of a change, only its links are checked, and only if it adds one. */
function checkedPrint(
  { text, before }: Pick<WrittenText, 'text' | 'before'>,
  ownHosts: ReadonlySet<string>,
): TextPrint | null {
  const print = printOf(text, ownHosts);
  if (before === undefined) return print;
  const former = new Set(printOf(before, ownHosts).links);
  const isLinkAdded = print.links.some((link) => !former.has(link));
  return isLinkAdded ? { ...print, digest: null } : null;
}

/**
 * Holds texts that are beyond the limits. Texts that one person sends at the same moment may not see each other.
 */
export function createSpamCheck(deps: SpamDeps): SpamCheck {
  const ownHosts = ownHostsOf(deps.ownAddresses);
  return {
    async check(context, { authorId: author, reference, kind, ...written }) {
      const print = checkedPrint(written, ownHosts);
      if (print === null) return null;
      const { digest, links } = print;
      const now = deps.now?.() ?? new Date();
      const findings = await checkPrint.first(context.trx, {
        id: newId(),
        author,
        digest,
        links: links.length,
        at: now,
        newSince: new Date(now.getTime() - spamLimits.newDays * DAY_MS),
        since: new Date(now.getTime() - DAY_MS),
      });
      if (findings === undefined) return null;
      const { is_new: isNew, reason } = findings;
      if (isNew && written.before === undefined) {
        await context.countAttempt({ name: `new-${kind}`, ...spamLimits.bursts[kind] }, author);
      }
      if (reason !== null) {
        const { trx, tasks } = context;
        await holdRecord(deps, { trx, tasks, now }, { authorId: author, reference }, reason);
      }
      return reason;
    },
  };
}
