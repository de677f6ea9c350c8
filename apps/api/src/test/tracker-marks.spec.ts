import { recordActivity } from '@upround/social/contract';
import {
  addToPipeline,
  editPipelineItem,
  listPipeline,
  type PipelineItem,
} from '@upround/trackers/contract';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from './composed-server.fixtures';

describe('marking a funder as applied to', () => {
  let server: TestServer;
  let recordId: string;
  let count = 0;

  beforeAll(async () => {
    server = await startDemoServer();
    const [record] = await server.database.query<{ id: string }>(
      `select id from tracker_records where type = 'GRANT' limit 1`,
    );
    recordId = record?.id ?? '';
  }, 120_000);
  afterAll(() => server?.close());

  const person = () => server.signUpAs(`person-${(count += 1)}`);
  const mark = async (as: TestMember, state: 'APPLIED' | 'NOT_APPLIED', referenceId = recordId) =>
    (
      await server.call(
        recordActivity,
        { body: { referenceId, referenceType: 'TRACKER', state } },
        { as },
      )
    ).status;
  const items = async (as: TestMember): Promise<PipelineItem[]> =>
    (await server.call(listPipeline, {}, { as })).body.data;
  const stages = async (as: TestMember) => (await items(as)).map(({ stage }) => stage);

  it('spec 4.8: adds it to the pipeline as contacted, once, and takes that back', async () => {
    const ada = await person();
    expect([await mark(ada, 'APPLIED'), await mark(ada, 'APPLIED')]).toEqual([200, 200]);
    expect(await stages(ada)).toEqual(['CONTACTED']);
    await mark(ada, 'NOT_APPLIED');
    expect(await stages(ada)).toEqual([]);
  });

  it('moves an item that is there, and puts it back where it was with what was written', async () => {
    const ada = await person();
    const body = { recordId, stage: 'READY', notes: 'Ask Asha' } as const;
    const { id } = (await server.call(addToPipeline, { body }, { as: ada })).body;
    await mark(ada, 'APPLIED');
    const rated = { params: { id }, body: { changes: { rating: 4 } } };
    await server.call(editPipelineItem, rated, { as: ada });
    expect(await items(ada)).toMatchObject([{ stage: 'CONTACTED', notes: 'Ask Asha' }]);
    await mark(ada, 'NOT_APPLIED');
    expect(await items(ada)).toMatchObject([{ stage: 'READY', notes: 'Ask Asha', rating: 4 }]);
  });

  it('leaves an item alone that came further, or was moved since', async () => {
    const ada = await person();
    const added = await server.call(
      addToPipeline,
      { body: { recordId, stage: 'MEETING' } },
      { as: ada },
    );
    await mark(ada, 'APPLIED');
    expect(await stages(ada)).toEqual(['MEETING']);
    const params = { id: added.body.id };
    const back = { changes: { stage: 'CONTACTED' } } as const;
    await server.call(editPipelineItem, { params, body: back }, { as: ada });
    await mark(ada, 'NOT_APPLIED');
    expect(await stages(ada)).toEqual(['CONTACTED']);
  });

  it('keeps an item that it added once something was written about it', async () => {
    const ada = await person();
    await mark(ada, 'APPLIED');
    const [item] = await items(ada);
    const input = { params: { id: item?.id ?? '' }, body: { changes: { notes: 'Sent' } } };
    await server.call(editPipelineItem, input, { as: ada });
    await mark(ada, 'NOT_APPLIED');
    expect(await items(ada)).toMatchObject([{ notes: 'Sent' }]);
  });

  it('of the whole angel tracker is for those who can read it', async () => {
    const ada = await person();
    const [angel] = await server.database.query<{ id: string }>(
      `select id from tracker_records where type = 'ANGEL' and not is_sample limit 1`,
    );
    expect(await mark(ada, 'APPLIED', angel?.id)).toBe(404);
    expect(await items(ada)).toEqual([]);
  });

  it('is for members, and for records that are there', async () => {
    const ada = await person();
    expect(await mark(ada, 'APPLIED', '018bcfe5-6800-7000-8000-000000000001')).toBe(404);
    const body = { referenceId: recordId, referenceType: 'TRACKER', state: 'APPLIED' } as const;
    expect((await server.call(recordActivity, { body })).status).toBe(401);
    expect(await items(ada)).toEqual([]);
  });
});
