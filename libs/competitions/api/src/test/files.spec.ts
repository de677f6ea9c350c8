import { coreErrors } from '@upround/shared/contract-core';
import {
  removeTeamMember,
  withdrawEntry,
  type EntryAnswers,
  type EntryField,
} from '@upround/competitions/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { isFileUsed, mayReadFile } from '../files/entry-file.store';
import { competitionsEraser } from '../contributions/competitions-eraser';
import {
  complete,
  DAY_MS,
  form,
  MINUTE_MS,
  startCompetitions,
  type CompetitionsServer,
} from './competitions-server.fixtures';
import { uploads } from './uploads.fixtures';

type Person = TestMember & { slug: string };

describe('spec 4.68: files of entries', () => {
  let server: CompetitionsServer;
  let asha: Person;
  let ravi: Person;

  beforeAll(async () => {
    server = await startCompetitions();
    [asha, ravi] = [await server.person(), await server.person()];
  }, 60_000);
  afterAll(() => server?.close());

  const fileOf = (key: string) => ({ key, name: 'forged.exe', bytes: 1, sha256: '' });
  const withDeck = (key: string): EntryAnswers => ({ ...complete.answers, deck: fileOf(key) });
  const canRead = (as: TestMember, key: string) =>
    mayReadFile(server.db, { key, viewer: as.userId, now: server.clock.now() });

  it('are kept as the server stored them, whatever the draft says', async () => {
    const slug = await server.competition();
    const key = await server.file(asha);
    const { body } = await server.save(asha, slug, { answers: withDeck(key) });
    const stored = { key, name: 'Deck.pdf', bytes: 1_000, sha256: 'ab'.repeat(32) };
    expect(body.answers['deck']).toEqual(stored);
    const again = await server.save(asha, slug, { answers: body.answers, revision: 1 });
    expect(again.body.answers['deck']).toEqual(stored);
    const submitted = await server.submit(asha, slug, 2);
    expect(submitted.status).toBe(201);
    const [receipt] = await server.rows<{ content: string }>(
      'select content from competition_receipts where entry_id = $1',
      [body.id],
    );
    expect(receipt?.content).toContain(stored.sha256);
    expect(await server.db.transaction().execute((trx) => isFileUsed(trx, key))).toBe(true);
  });

  it('are refused if they’re someone else’s, too large, or no answer to a file field', async () => {
    const slug = await server.competition();
    const foreign = await server.file(ravi);
    const refused = await server.save(asha, slug, { answers: withDeck(foreign) });
    expect(refused.error?.code).toBe('NOT_YOUR_FILE');
    const large = await server.file(asha, { bytes: 1024 * 1024 + 1 });
    const tooLarge = await server.save(asha, slug, { answers: withDeck(large) });
    expect([tooLarge.status, tooLarge.error?.code]).toEqual([413, 'FILE_TOO_LARGE']);
    const site = { ...complete.answers, site: fileOf(await server.file(asha)) };
    expect((await server.save(asha, slug, { answers: site })).error?.code).toBe('UNKNOWN_FIELD');
    const key = '../secret.pdf';
    const invalid = await server.save(asha, slug, { answers: withDeck(key) });
    expect(invalid.error?.code).toBe(coreErrors.INVALID_FIELD.code);
    expect(await server.entryOf(asha, slug)).toBeNull();
  });

  it('answer one question each', async () => {
    const twice = { ...form[3], id: 'more', label: 'More' } as EntryField;
    const slug = await server.competition({ form: [...form, twice] });
    const key = await server.file(asha);
    const answers = { ...withDeck(key), more: fileOf(key) };
    expect((await server.save(asha, slug, { answers })).error?.code).toBe('FILE_TWICE');
  });

  it('are let go of once no entry has them', async () => {
    const slug = await server.competition();
    const usedAt = async (key: string) =>
      (
        await server.rows<{ used_at: Date | null }>('select used_at from uploads where key = $1', [
          key,
        ])
      )[0]?.used_at;
    const [first, second] = [await server.file(asha), await server.file(asha)];
    await server.save(asha, slug, { answers: withDeck(first) });
    expect(await usedAt(first)).not.toBeNull();
    await server.save(asha, slug, { answers: withDeck(second), revision: 1 });
    expect(await usedAt(first)).toBeNull();
    await server.call(withdrawEntry, { params: { slug } }, { as: asha });
    expect(await usedAt(second)).toBeNull();
  });

  it('can be read by the team, and once submitted by judges and admins', async () => {
    const slug = await server.competition();
    const [judge, admin] = [await server.person(), await server.person({ staffRoles: ['ADMIN'] })];
    const key = await server.file(asha);
    await server.save(asha, slug, { answers: withDeck(key) });
    await server.rows(
      `insert into competition_judges (competition_id, user_id, state, seed, invited_at)
       select id, $2, 'ACCEPTED', 'x', now() from competitions where slug = $1`,
      [slug, judge.userId],
    );
    const readers = async () => {
      const answers = [];
      for (const as of [asha, ravi, judge, admin]) answers.push(await canRead(as, key));
      return answers;
    };
    expect(await readers()).toEqual([true, false, false, false]);
    await server.submit(asha, slug);
    expect(await readers()).toEqual([true, false, true, true]);
    await server.wait(3 * DAY_MS);
    expect(await readers()).toEqual([true, false, true, true]);
    // Of a public field everyone can read it once entries are closed.
    await server.rows(
      `update competitions set form = jsonb_set(form, '{3,isPublic}', 'true') where slug = $1`,
      [slug],
    );
    expect(await readers()).toEqual([true, true, true, true]);
  });

  describe('whose upload began before the deadline', () => {
    let slug: string;
    beforeEach(async () => {
      slug = await server.competition({ closesInDays: 1 });
      await server.enter(asha, slug);
      await server.wait(DAY_MS + MINUTE_MS);
    });

    it('are saved and submitted for two minutes more, and nothing else is', async () => {
      const key = await server.file(asha, { begunMsAgo: 90_000 });
      const changed = { answers: { ...withDeck(key), problem: 'Another one.' }, revision: 1 };
      expect((await server.save(asha, slug, changed)).error?.code).toBe('ONLY_FILES');
      expect((await server.submit(asha, slug)).error?.code).toBe('CLOSED');
      const saved = await server.save(asha, slug, { answers: withDeck(key), revision: 1 });
      expect(saved.status).toBe(200);
      const submitted = await server.submit(asha, slug, 2);
      expect(submitted.status).toBe(201);
      expect(submitted.body).toMatchObject({ isChanged: false, answers: { deck: { key } } });
      // Without another file there is nothing more to save.
      const again = await server.save(asha, slug, { answers: {}, revision: 2 });
      expect(again.error?.code).toBe('CLOSED');
    });

    it('had to arrive around the deadline', async () => {
      const early = await server.file(asha, { begunMsAgo: 90_000 });
      await server.rows(
        `update uploads set created_at = created_at - interval '80 seconds' where key = $1`,
        [early],
      );
      const late = await server.save(asha, slug, { answers: withDeck(early), revision: 1 });
      expect(late.error?.code).toBe('CLOSED');
    });

    it('are too late after that', async () => {
      const key = await server.file(asha, { begunMsAgo: 90_000 });
      await server.wait(MINUTE_MS);
      const late = await server.save(asha, slug, { answers: withDeck(key), revision: 1 });
      expect(late.error?.code).toBe('CLOSED');
      expect((await server.submit(asha, slug)).error?.code).toBe('CLOSED');
    });

    it('aren’t those of uploads that began after it', async () => {
      const key = await server.file(asha, { begunMsAgo: 30_000 });
      const late = await server.save(asha, slug, { answers: withDeck(key), revision: 1 });
      expect(late.error?.code).toBe('CLOSED');
      expect((await server.entryOf(asha, slug))?.revision).toBe(1);
    });
  });

  it('stay with a team after the member who uploaded them left it and is erased', async () => {
    const slug = await server.competition();
    const [owner, leaver] = [await server.person(), await server.person()];
    const begun = await server.save(owner, slug);
    await server.rows(
      `insert into competition_members (competition_id, user_id, entry_id, joined_at)
       select competition_id, $2, id, now() from competition_entries where id = $1`,
      [begun.body.id, leaver.userId],
    );
    const key = await server.file(leaver);
    await server.save(leaver, slug, { answers: withDeck(key), revision: 1 });
    await server.submit(owner, slug, 2);
    const member = { params: { slug, userId: leaver.userId } };
    expect((await server.call(removeTeamMember, member, { as: owner })).status).toBe(204);
    const eraser = competitionsEraser({ uploads });
    await server.db.transaction().execute((trx) => eraser.erase(trx, leaver.userId));
    const [row] = await server.rows<{ owner_id: string }>(
      'select owner_id from uploads where key = $1',
      [key],
    );
    expect(row?.owner_id).toBe(owner.userId);
  });

  it('stay with a team whose owner is erased', async () => {
    const slug = await server.competition();
    const leaver = await server.person();
    const key = await server.file(leaver);
    const { body } = await server.save(leaver, slug, { answers: withDeck(key) });
    await server.rows(
      `insert into competition_members (competition_id, user_id, entry_id, joined_at)
       select competition_id, $2, id, now() from competition_entries where id = $1`,
      [body.id, ravi.userId],
    );
    const eraser = competitionsEraser({ uploads });
    await server.db.transaction().execute((trx) => eraser.erase(trx, leaver.userId));
    const [row] = await server.rows<{ owner_id: string }>(
      'select owner_id from uploads where key = $1',
      [key],
    );
    expect(row?.owner_id).toBe(ravi.userId);
    expect(await canRead(ravi, key)).toBe(true);
  });
});
