import { newId } from '@upround/shared/db';
import { moderatedTrackers } from '../contributions/moderated-trackers';
import { startTrackers, type TrackersServer } from './trackers-server.fixtures';

describe('a reported record, as moderators read it', () => {
  let server: TrackersServer;

  beforeAll(async () => {
    server = await startTrackers();
    await server.add({ name: 'Tideway Fund', summary: 'Funds companies at the coast.' });
  });
  afterAll(() => server?.close());

  const capture = (referenceId: string) =>
    moderatedTrackers.capture(server.db, { referenceType: 'TRACKER', referenceId });

  it('has its name and summary, and no owner', async () => {
    const captured = await capture(await server.idOf('tideway-fund'));
    expect(captured).toMatchObject({
      ownerId: null,
      title: 'Tideway Fund',
      text: 'Funds companies at the coast.',
      pictures: [],
    });
    expect(captured?.path).toContain('record=tideway-fund');
  });

  it('is gone once it was removed, or where there is none', async () => {
    const id = await server.idOf('tideway-fund');
    await server.database.query('update tracker_records set removed_at = now() where id = $1', [
      id,
    ]);
    for (const each of [id, newId(), 'no-id']) expect(await capture(each)).toBeNull();
  });
});
