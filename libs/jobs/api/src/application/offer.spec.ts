import {
  moveApplication,
  readApplication,
  replyToOffer,
  type ApplicationState,
  type OfferReplyDraft,
} from '@upround/jobs/contract';
import { applicationMoved, offerReplied } from '@upround/shared/ports';
import type { TestMember } from '@upround/shared/testing-server';
import { startApplicationServer, eventsOf } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

describe('A6: replying to an offer', () => {
  let server: ApplicationServer;
  let job: string;
  let id: string;

  beforeAll(async () => {
    server = await startApplicationServer();
  });
  beforeEach(async () => {
    job = await server.insertJob(server.creator);
    ({ id } = await server.applyTo(job, server.applicant));
    await server.runLater();
    server.heard.length = 0;
  });
  afterAll(() => server?.close());

  const move = (state: ApplicationState, as: TestMember) =>
    server.call(moveApplication, { params: { id }, body: { state } }, { as });
  const reply = (body: OfferReplyDraft, as?: TestMember) =>
    server.call(replyToOffer, { params: { id }, body }, { as });
  const read = async (as: TestMember) =>
    (await server.call(readApplication, { params: { id }, query: {} }, { as })).body;
  const offer = async () => {
    await move('OFFER', server.creator);
    await server.runLater();
  };
  const replies = () =>
    eventsOf(server, offerReplied).map((data) => (data as { reply: string }).reply);

  it('accepts it: both see that in the timeline, and its creator is notified once', async () => {
    await offer();
    const { status, body } = await reply(
      { reply: 'ACCEPTED', message: 'I can start in March.' },
      server.applicant,
    );
    expect([status, body.state]).toEqual([200, 'OFFER']);
    expect(body.timeline.at(-1)).toMatchObject({
      state: 'OFFER',
      reply: 'ACCEPTED',
      message: 'I can start in March.',
    });
    expect(await read(server.creator)).toMatchObject(body);
    const again = await reply({ reply: 'ACCEPTED' }, server.applicant);
    expect(again.body).toEqual(body);
    await server.runLater();
    expect(replies()).toEqual(['ACCEPTED']);
    // The applicant isn't notified of an offer again.
    expect(eventsOf(server, applicationMoved)).toHaveLength(1);
  });

  it('declines it: the application ends permanently, and says so', async () => {
    await offer();
    const { body } = await reply({ reply: 'DECLINED', message: 'Thank you.' }, server.applicant);
    expect(body.state).toBe('WITHDRAWN');
    const seen = await read(server.creator);
    expect([seen.state, seen.note, seen.timeline.at(-1)]).toMatchObject([
      'WITHDRAWN',
      '',
      { reply: 'DECLINED', message: 'Thank you.' },
    ]);
    expect((await move('APPLIED', server.applicant)).error?.code).toBe('OFFER_DECLINED');
    expect((await reply({ reply: 'ACCEPTED' }, server.applicant)).error?.code).toBe('NO_OFFER');
    await server.runLater();
    expect(replies()).toEqual(['DECLINED']);
  });

  it('spec 4.44: stays accepted for an applicant who withdraws and applies again later', async () => {
    await offer();
    const line = { reply: 'ACCEPTED', message: 'I can start in March.' } as const;
    await reply(line, server.applicant);
    await move('WITHDRAWN', server.applicant);
    server.clock.advance(61_000);
    const { body } = await move('APPLIED', server.applicant);
    expect([body.state, body.timeline.at(-1)]).toMatchObject(['OFFER', line]);
    expect(await read(server.creator)).toMatchObject(body);
    await server.runLater();
    expect(replies()).toEqual(['ACCEPTED']);
    expect(eventsOf(server, applicationMoved)).toHaveLength(1);
  });

  it('can be declined after it was accepted, which ends the application', async () => {
    await offer();
    await reply({ reply: 'ACCEPTED' }, server.applicant);
    await server.runLater();
    const { status, body } = await reply({ reply: 'DECLINED' }, server.applicant);
    expect([status, body.state, body.timeline.at(-1)?.reply]).toEqual([
      200,
      'WITHDRAWN',
      'DECLINED',
    ]);
    expect((await reply({ reply: 'DECLINED' }, server.applicant)).body).toEqual(body);
    await server.runLater();
    expect(replies()).toEqual(['ACCEPTED', 'DECLINED']);
  });

  it('is for the applicant only, and for an offer that they can see', async () => {
    expect((await reply({ reply: 'ACCEPTED' }, server.applicant)).error?.code).toBe('NO_OFFER');
    await move('OFFER', server.creator);
    expect((await reply({ reply: 'ACCEPTED' }, server.applicant)).error?.code).toBe('NO_OFFER');
    await server.runLater();
    server.clock.advance(16_000);
    const before = await server.everything();
    for (const [as, status] of [
      [undefined, 401],
      [server.creator, 403],
      [server.stranger, 404],
      [server.moderator, 404],
    ] as const) {
      expect((await reply({ reply: 'ACCEPTED' }, as)).status).toBe(status);
    }
    expect(await server.everything()).toBe(before);
    await server.closeJob(job);
    expect((await reply({ reply: 'ACCEPTED' }, server.applicant)).status).toBe(200);
  });

  it('does not notify a creator who is blocked', async () => {
    await offer();
    await server.block(server.applicant, server.creator);
    expect((await reply({ reply: 'DECLINED' }, server.applicant)).status).toBe(200);
    await server.runLater();
    expect(replies()).toEqual([]);
  });
});
