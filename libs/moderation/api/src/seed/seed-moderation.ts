import { newId, statement } from '@upround/shared/db';
import { cast, type DemoPostRecord } from '@upround/shared/demo';
import { excerpt } from '@upround/shared/domain';
import type { SeedContext } from '@upround/shared/server-kit';
import { captureRecord } from '../cases/records';
import { closeCase, insertDecision, markAnnounced } from '../decisions/decision.store';
import { EXCERPT_MAX } from '../moderation-rows';
import type { ModerationSettings } from '../moderation-settings';
import { createReportStore } from '../reports/report-store';
import { demoDecisions, demoReports } from './demo-reports.data';

const HOUR_MS = 3_600_000;

const openCase = statement<{ id: string }, { reference: string }>(
  'moderation.demo-case',
  `select id from moderation_cases where reference_id = :reference::uuid and state = 'OPEN'`,
);

const ADMIN = 'admin@upround.test';

/** Posts of members whose accounts report nothing, newest first. */
function othersPosts({ demo }: SeedContext): DemoPostRecord[] {
  const emails = new Set([ADMIN, ...demoReports.map(({ reporter }) => reporter)]);
  const reporters = new Set(cast.filter(({ email }) => emails.has(email)).map(({ slug }) => slug));
  return demo.posts
    .filter(({ type, authorSlug }) => type === 'POST' && !reporters.has(authorSlug))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Reports of the demo accounts, some of which are decided. */
export async function seedModeration(
  settings: ModerationSettings,
  context: SeedContext,
): Promise<void> {
  const { trx, demo, now } = context;
  const posts = othersPosts(context);
  const personOf = (address: string) => {
    const slug = cast.find(({ email }) => email === address)?.slug;
    return demo.people.find((one) => one.slug === slug);
  };
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const referenceOf = (place: number) => {
    const post = posts[place % Math.max(posts.length, 1)];
    return post && ({ referenceType: 'POST', referenceId: post.id } as const);
  };
  const reports = [...demoReports].sort((one, other) => other.hoursAgo - one.hoursAgo);
  for (const { reporter, post, category, message, hoursAgo } of reports) {
    const person = personOf(reporter);
    const reference = referenceOf(post);
    if (person === undefined || reference === undefined) continue;
    const store = createReportStore({ ...settings, now: () => before(hoursAgo) });
    await store.add(trx, { reporterId: person.id, reference, category, message });
  }
  const admin = personOf(ADMIN);
  for (const { post, action, rule, reason, hoursAgo } of demoDecisions) {
    const reference = referenceOf(post);
    const found = reference && (await openCase.first(trx, { reference: reference.referenceId }));
    if (reference === undefined || found === undefined || admin === undefined) continue;
    const about = await captureRecord(settings, trx, reference);
    const id = newId();
    await insertDecision.all(trx, {
      id,
      caseId: found.id,
      type: reference.referenceType,
      reference: reference.referenceId,
      author: about?.ownerId ?? null,
      moderator: admin.id,
      action,
      rule,
      reason,
      title: about?.title ?? '',
      text: excerpt(about?.text ?? '', EXCERPT_MAX),
      until: null,
      at: before(hoursAgo),
    });
    await markAnnounced.all(trx, { id, at: before(hoursAgo) });
    await closeCase.all(trx, { id: found.id, moderator: admin.id, author: about?.ownerId ?? null });
  }
}
