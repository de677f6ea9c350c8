import type { ModerationAction } from '@upround/moderation/contract';
import { isThere, OLDEST } from '@upround/shared/db';
import {
  aNounOf,
  guidelineNames,
  guidelineNumber,
  guidelineRules,
  nounOf,
  referenceTypes,
  type ReferenceType,
  type SentencePart,
} from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { notifiesOf, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { appealDecided, decided } from '../decisions/decision.events';
import { reportersOf } from '../decisions/decision.tasks';

/** Stored details: whom a notification addresses, and what was decided. */
type Details =
  | { to: 'AUTHOR'; action: ModerationAction; rule: string | null }
  | { to: 'RELEASED'; path: string | null }
  | { to: 'REPORTER'; action: ModerationAction; rule: string | null }
  | { to: 'APPELLANT'; isReversed: boolean };

const aboutAuthor: Record<ModerationAction, (noun: string) => string> = {
  NOTHING: (noun) => `A moderator reviewed your ${noun}`,
  WARN: (noun) => `A moderator warned you about your ${noun}`,
  HIDE: (noun) => `A moderator hid your ${noun}`,
  REMOVE: (noun) => `A moderator removed your ${noun}`,
  RESTRICT: () => 'A moderator made your account read-only',
  SUSPEND: () => 'A moderator suspended your account',
};

function sentenceOf(details: Details, type: ReferenceType): SentencePart[] {
  const noun = nounOf(type);
  if (details.to === 'AUTHOR') return [{ text: aboutAuthor[details.action](noun) }];
  if (details.to === 'RELEASED') return [{ text: `Your ${noun} is public now` }];
  if (details.to === 'REPORTER') return [{ text: `We reviewed your report of ${aNounOf(type)}` }];
  return [{ text: details.isReversed ? 'Your appeal was successful' : 'Your appeal was declined' }];
}

/** The page of what is public now. */
const pathOf = (details: Details) => (details.to === 'RELEASED' ? details.path : null);

const ruleText = (name: string | null): string => {
  const rule = guidelineRules.find((one) => one === name);
  return rule === undefined ? '' : `Rule ${guidelineNumber(rule)}: ${guidelineNames[rule]}.`;
};

function excerptOf(details: Details): string {
  if (details.to === 'APPELLANT') {
    return details.isReversed
      ? 'We reversed the decision.'
      : 'Another moderator read it and came to the same decision.';
  }
  if (details.to === 'RELEASED') return 'A moderator reviewed it.';
  if (details.to === 'AUTHOR') return `${ruleText(details.rule)} See the reason and how to appeal.`;
  if (details.action === 'NOTHING') return 'It doesn’t break our community guidelines.';
  return `We took action. ${ruleText(details.rule)}`;
}

/** Reporters of one delivery; the next delivery goes on after the last of them. */
const REPORTERS = 200;
const notifyDecided = { name: 'moderation.notify-decided', data: decided.data };

const knownType = (name: string) => referenceTypes.find((type) => type === name) ?? 'POST';

/** Decisions about a member's records, reports and appeals. */
export const moderationNotification: NotificationKind<null> = {
  type: 'MODERATION',
  group: 'SYSTEM',
  label: 'Reports and moderation',
  hint: 'We decide on your report, your content or your appeal.',
  isSystem: true,
  outdates: ['moderation'],
  describe: ({ referenceType, details }) => {
    const known = details as unknown as Details;
    return {
      sentence: sentenceOf(known, referenceType),
      deeplink: pathOf(known) ?? links.settings({ section: 'reports' }),
      excerpt: excerptOf(known),
    };
  },
  listeners: [
    notifiesOf(notifyDecided, [decided], async ({ db, inTransaction }, data) => {
      const { decisionId, caseId, authorId, action, rule, released, after } = data;
      const reporters = await reportersOf.all(db, {
        caseId,
        after: after ?? OLDEST,
        limit: REPORTERS,
      });
      const last = reporters.at(-1);
      if (last !== undefined && reporters.length === REPORTERS) {
        await inTransaction((_trx, tasks) =>
          tasks.send(notifyDecided, { ...data, after: last.id }),
        );
      }
      const key = `DECIDED:${decisionId}`;
      const draft = (userId: string, details: Details) => ({
        userId,
        actorId: userId,
        type: 'MODERATION',
        referenceType: knownType(data.referenceType),
        referenceId: data.referenceId,
        details: { ...details },
        groupKey: `${key}:${details.to}`,
        actKey: `${key}:${details.to}`,
        holds: sql<boolean>`(${isThere(userId)})`,
      });
      const known = action as ModerationAction;
      const toAuthor: Details | undefined = released
        ? { to: 'RELEASED', path: released.path }
        : action !== 'NOTHING'
          ? { to: 'AUTHOR', action: known, rule }
          : undefined;
      const isTold = after === undefined && authorId !== null && toAuthor !== undefined;
      return [
        ...(isTold ? [draft(authorId, toAuthor)] : []),
        ...reporters.map((reporter) =>
          draft(reporter.reporter_id, { to: 'REPORTER', action: known, rule }),
        ),
      ];
    }),
    notifiesOf(
      { name: 'moderation.notify-appeal-decided', data: appealDecided.data },
      [appealDecided],
      (_context, { decisionId, authorId, referenceType, referenceId, isReversed }) => [
        {
          userId: authorId,
          actorId: authorId,
          type: 'MODERATION',
          referenceType: knownType(referenceType),
          referenceId,
          details: { to: 'APPELLANT', isReversed },
          groupKey: `APPEAL:${decisionId}`,
          actKey: `APPEAL:${decisionId}`,
          holds: sql<boolean>`(${isThere(authorId)})`,
        },
      ],
    ),
  ],
};
