import { claimReward, register } from '@upround/ambassador/contract';
import { newId } from '@upround/shared/db';
import {
  planPaid,
  type DescribedNotification,
  type NotificationDraft,
} from '@upround/shared/ports';
import { decidedNotification } from '../notices/decided-notification';
import { pointsNotification } from '../notices/points-notification';
import { motivation, startAmbassadors, type AmbassadorServer } from './ambassador-server.fixtures';

describe('spec 4.70, 4.71, 4.72: what members are notified of in the ambassador programme', () => {
  let server: AmbassadorServer;

  beforeAll(async () => {
    server = await startAmbassadors();
  }, 60_000);
  afterAll(() => server?.close());

  const described = (draft: NotificationDraft | undefined): DescribedNotification => ({
    type: draft?.type ?? '',
    userId: draft?.userId ?? '',
    referenceType: 'USER',
    referenceId: draft?.referenceId ?? '',
    details: draft?.details ?? null,
    who: [],
    actorCount: 1,
    latestSlug: null,
  });
  const draftsOf = (userId: string, type: string) =>
    server.drafts.filter((draft) => draft.userId === userId && draft.type === type);
  const textOf = (draft: NotificationDraft | undefined) => {
    const { sentence, excerpt } = decidedNotification.describe(described(draft), null);
    return [sentence.map((part) => ('text' in part ? part.text : '')).join(''), excerpt];
  };
  const pay = async (userId: string) => {
    const at = server.clock.now().toISOString();
    await server.db
      .transaction()
      .execute((trx) =>
        server.tasks.senderOn(trx).publish(planPaid, { userId, orderId: newId(), at }),
      );
    await server.runTasks();
  };

  it('are decisions on their application, with the reason', async () => {
    const [approved, declined] = [await server.person(), await server.person()];
    await server.call(register, { body: { motivation } }, { as: approved });
    server.events.length = 0;
    await server.decide('AMBASSADOR', true);
    await server.runTasks();
    expect(server.events).toEqual([{ userIds: [approved.userId], name: 'ambassador.changed' }]);
    await server.call(register, { body: { motivation } }, { as: declined });
    await server.decide('AMBASSADOR', false, 'Tell us who they’d be.');
    await server.runTasks();
    expect(draftsOf(approved.userId, 'AMBASSADOR').map(textOf)).toEqual([
      ['You’re an ambassador now', 'Your link and your code are ready to share.'],
    ]);
    expect(draftsOf(declined.userId, 'AMBASSADOR').map(textOf)).toEqual([
      ['Your ambassador application was declined', 'Tell us who they’d be.'],
    ]);
  });

  it('are their points, in one notification a day, and rewards', async () => {
    const ambassador = await server.ambassador();
    for (let n = 0; n < 4; n += 1) await pay((await server.referred(ambassador)).userId);
    await server.wait(24 * 3_600_000);
    await pay((await server.referred(ambassador)).userId);
    const drafts = draftsOf(ambassador.userId, 'AMBASSADOR_POINTS');
    expect(drafts).toHaveLength(5);
    expect(new Set(drafts.map(({ groupKey }) => groupKey)).size).toBe(2);
    expect(new Set(drafts.map(({ actKey }) => actKey)).size).toBe(5);
    const { sentence } = pointsNotification.describe(described(drafts[0]), { points: 600 });
    expect(sentence).toEqual([{ text: 'You earned 600 points as an ambassador' }]);
    const back = pointsNotification.describe(described(drafts[0]), { points: -150 });
    expect(back.sentence).toEqual([{ text: 'We removed 150 points' }]);
    await server.call(claimReward, { params: { id: 'STICKER_PACK' } }, { as: ambassador });
    await server.decide('AMBASSADOR_REWARD', true);
    await server.runTasks();
    const [sentenceOfReward] = textOf(draftsOf(ambassador.userId, 'AMBASSADOR').at(-1));
    expect(sentenceOfReward).toBe('Your reward was handed out');
    expect(server.events.some(({ userIds }) => userIds.includes(ambassador.userId))).toBe(true);
  });
});
