import { waitForLock, type TestMember } from '@upround/shared/testing-server';
import { removeUpload } from '@upround/uploads/contract';
import { startUploadsServer, type UploadsServer } from './uploads-server.fixtures';

describe('removing an upload at the same moment', () => {
  let server: UploadsServer;
  let owner: TestMember;

  beforeAll(async () => {
    server = await startUploadsServer();
    owner = await server.signUpAs('owner');
  });
  afterAll(() => server?.close());

  it('waits for a record that starts to use it, and is then rejected', async () => {
    const { key } = await server.resume(owner);
    const { waited, result } = await waitForLock(
      server.database,
      (client) => client.query('update uploads set used_at = now() where key = $1', [key]),
      () => server.call(removeUpload, { params: { key } }, { as: owner }),
      () => server.sent.set(key, owner.userId),
    );
    expect([waited, result.error?.code]).toEqual([true, 'UPLOAD_IN_USE']);
    expect(await server.database.query('select 1 from uploads where key = $1', [key])).toHaveLength(
      1,
    );
    await server.runTasks();
    expect(server.stored()).toContain(key);
  });
});
