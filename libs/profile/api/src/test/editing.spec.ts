import {
  addExperience,
  editExperience,
  editProfile,
  readProfile,
  removeExperience,
} from '@upround/profile/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { peopleDirectory } from '../people/people-directory';
import { profilePages } from '../contributions/profile-pages';
import { startProfileServer, type ProfileServer } from './profile-server.fixtures';

const picture = async (color: string, exif = false) => {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: color } });
  const bytes = await (
    exif ? image.withExif({ IFD0: { Copyright: 'SECRET-PLACE' } }).jpeg() : image.png()
  ).toBuffer();
  return new Blob([Uint8Array.from(bytes)]);
};

describe('editing a profile', () => {
  let server: ProfileServer;
  let asha: TestMember;
  let other: TestMember;
  const stored = () =>
    readdirSync(server.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.webp'),
    );
  const edit = (
    id: string,
    body: Parameters<typeof server.call<typeof editProfile>>[1]['body'],
    as: TestMember | undefined = asha,
    files = {},
  ) => server.call(editProfile, { params: { id }, body, files }, { as });
  const read = (id: string, as?: TestMember) =>
    server.call(readProfile, { params: { id } }, { as });

  beforeAll(async () => {
    server = await startProfileServer();
    asha = await server.signUpAs('asha-rao', { displayName: 'Asha Rao' });
    other = await server.signUpAs('other');
  });
  afterAll(() => server?.close());

  it('keeps the order of links, and rejects links that a browser must not follow', async () => {
    const links = ['https://tidewater.example/about?x=1#team', 'http://www.example.org'];
    expect((await edit('asha-rao', { links })).body.links).toEqual(links);
    expect((await read('asha-rao', other)).body.links).toEqual(links);
    for (const bad of [
      'javascript:alert(1)//.x',
      'tidewater.example',
      'https://tidewater',
      'https://asha:secret@tidewater.example',
      'ftp://tidewater.example',
      `https://a.example/${'x'.repeat(2_048)}`,
    ]) {
      const answer = await edit('asha-rao', { links: [bad] });
      expect([bad, answer.status]).toEqual([bad, 400]);
    }
    const many = Array.from({ length: 6 }, (_, index) => `https://example.org/${index}`);
    expect((await edit('asha-rao', { links: many })).status).toBe(400);
    expect((await edit('asha-rao', { headline: 'Meters' })).body.links).toEqual(links);
    expect((await edit('asha-rao', { links: [] })).body.links).toEqual([]);
  });

  it('A2: changes the given fields and leaves the rest', async () => {
    const first = await edit('asha-rao', { headline: 'Water meters', about: 'Two engineers.' });
    expect([first.status, first.body.headline, first.body.displayName]).toEqual([
      200,
      'Water meters',
      'Asha Rao',
    ]);
    const second = await edit(asha.userId, { headline: '', location: 'Pune', badge: 'FOUNDER' });
    expect(second.body).toMatchObject({
      headline: '',
      about: 'Two engineers.',
      location: 'Pune',
      role: 'FOUNDER',
      own: true,
    });
  });

  it('A2: is rejected for guests, strangers, moderators and restricted people', async () => {
    const mod = await server.signUpAs('mod', { staffRoles: ['MODERATOR'] });
    const quiet = await server.signUpAs('quiet', { state: 'RESTRICTED' });
    const body = { headline: 'changed by somebody else' };
    const guest = await server.call(editProfile, { params: { id: 'asha-rao' }, body, files: {} });
    expect(guest.status).toBe(401);
    expect((await edit('asha-rao', body, other)).status).toBe(403);
    expect((await edit('asha-rao', body, mod)).status).toBe(403);
    expect((await edit('quiet', body, quiet)).status).toBe(403);
    expect((await edit('no-such-person', body, other)).status).toBe(404);
    expect((await read('asha-rao')).body.headline).not.toBe(body.headline);
  });

  it.each(['role', 'tier', 'email', 'state', 'staffRoles', 'id'])(
    'A2, T12: refuses %s',
    async (name) => {
      const answer = await edit('asha-rao', { [name]: 'ADMIN' } as never);
      expect([answer.status, answer.error?.path]).toEqual([400, name]);
    },
  );

  it('T5, T6: re-encodes images without their metadata; replaced ones are deleted', async () => {
    const files = { avatar: [await picture('#204060', true)], banner: [await picture('#a02020')] };
    const made = await edit('asha-rao', { avatarAlt: 'Asha at her desk' }, asha, files);
    expect(made.status).toBe(200);
    expect(made.body.avatar).toMatchObject({ width: 600, height: 400, alt: 'Asha at her desk' });
    expect(made.body.banner?.alt).toBe('');
    const before = stored();
    for (const name of before) {
      const file = await server.files.get(name.slice(name.lastIndexOf('/') + 1));
      expect(file?.bytes.includes('SECRET-PLACE')).toBe(false);
    }
    const described = await edit('asha-rao', { bannerAlt: 'A red wall' });
    expect([described.body.banner?.alt, described.body.banner?.url]).toEqual([
      'A red wall',
      made.body.banner?.url,
    ]);
    await edit('asha-rao', { removeBanner: true }, asha, { avatar: [await picture('#ffffff')] });
    await server.runTasks();
    expect(before.filter((name) => stored().includes(name))).toEqual([]);
    const now = await read('asha-rao');
    expect([now.body.banner, now.body.avatar?.alt]).toEqual([null, '']);
  });

  it('T5: rejects a file that is no image, and stores nothing of the form', async () => {
    const before = stored();
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']);
    const answer = await edit('asha-rao', { headline: 'with svg' }, asha, {
      avatar: [await picture('#123456')],
      banner: [svg],
    });
    expect([answer.status, answer.error?.code, answer.error?.path]).toEqual([
      400,
      'IMAGE_UNREADABLE',
      'banner',
    ]);
    expect(stored()).toEqual(before);
    expect((await read('asha-rao')).body.headline).not.toBe('with svg');
    const words = await edit('other', { avatarAlt: 'of nothing' }, other);
    expect(words.error?.code).toBe('IMAGE_MISSING');
  });

  it('keeps a former address, which redirects to its owner and is taken for everyone else', async () => {
    const mover = await server.signUpAs('old-name');
    const moved = await edit('old-name', { slug: 'new-name' }, mover);
    expect([moved.status, moved.body.slug]).toEqual([200, 'new-name']);
    expect((await read('old-name')).body).toMatchObject({ id: mover.userId, slug: 'new-name' });
    const [page] = profilePages;
    expect(await page?.movedTo?.(server.db, 'old-name')).toBe('new-name');
    expect(await page?.movedTo?.(server.db, 'new-name')).toBeNull();

    const taking = await edit('other', { slug: 'old-name' }, other);
    expect([taking.status, taking.error?.code, taking.error?.path]).toEqual([
      409,
      'SLUG_TAKEN',
      'slug',
    ]);
    expect((await edit('other', { slug: 'new-name' }, other)).status).toBe(409);
    const newcomer = await server.db
      .transaction()
      .execute((trx) => peopleDirectory.create(trx, { displayName: 'Old Name' }));
    expect(newcomer.slug).toMatch(/^old-name-[0-9a-f]{6}$/);
    await expect(
      server.database.query(`insert into people (id, slug, display_name) values ($1, $2, 'X')`, [
        newId(),
        'old-name',
      ]),
    ).rejects.toMatchObject({ code: '23505' });

    expect((await edit('old-name', { slug: 'old-name' }, mover)).body.slug).toBe('old-name');
    expect((await read('new-name')).body.slug).toBe('old-name');
  });

  it('R17: rejects addresses that could be mistaken for something else', async () => {
    for (const slug of ['ab', 'a--b', '-ab', 'a b', 'ü-umlaut', 'a'.repeat(41), '../x']) {
      expect((await edit('other', { slug }, other)).status).toBe(400);
    }
    for (const slug of ['deleted', newId()]) {
      expect((await edit('other', { slug }, other)).status).toBe(409);
    }
  });

  it('gives one address to one of two people who want it at once', async () => {
    const one = await server.signUpAs('racer-one');
    const two = await server.signUpAs('racer-two');
    const answers = await Promise.all([
      edit('racer-one', { slug: 'the-address' }, one),
      edit('racer-two', { slug: 'the-address' }, two),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('experience', () => {
  let server: ProfileServer;
  let asha: TestMember;
  let other: TestMember;
  const draft = { title: 'Founder', company: 'Tidewater', startMonth: '2023-06' };
  const add = (body: object, as = asha, profileId = 'asha-rao') =>
    server.call(addExperience, { params: { profileId }, body: body as typeof draft }, { as });
  const change = (expId: string, body: object, as = asha) =>
    server.call(editExperience, { params: { id: as.userId, expId }, body }, { as });
  const remove = (expId: string, as = asha, id = as.userId) =>
    server.call(removeExperience, { params: { id, expId } }, { as });

  beforeAll(async () => {
    server = await startProfileServer();
    asha = await server.signUpAs('asha-rao');
    other = await server.signUpAs('other');
  });
  afterAll(() => server?.close());

  it('P7, A3, D1: is added, edited and removed by its owner', async () => {
    const added = await add({ ...draft, description: 'Meters.' });
    expect([added.status, added.body]).toMatchObject([201, { ...draft, endMonth: null }]);
    const edited = await change(added.body.id, { endMonth: '2024-01', location: 'Pune' });
    expect(edited.body).toMatchObject({ ...draft, endMonth: '2024-01', description: 'Meters.' });
    const back = await change(added.body.id, { endMonth: null });
    expect(back.body.endMonth).toBeNull();
    const seen = await server.call(readProfile, { params: { id: 'asha-rao' } });
    expect(seen.body.experience).toEqual([back.body]);
    expect((await remove(added.body.id)).status).toBe(204);
    expect((await remove(added.body.id)).status).toBe(404);
  });

  it('links to a company’s record, which another spelling of the name also finds', async () => {
    const first = (await add({ ...draft, company: 'Salt & Iron' })).body;
    expect(first.companyRecord).toEqual({ slug: 'salt-iron', logoUrl: null });
    const again = (await add({ ...draft, company: ' salt  & IRON' })).body;
    expect(again.companyRecord).toEqual(first.companyRecord);
    const moved = (await change(again.id, { company: 'Iron' })).body;
    expect(moved.companyRecord).toEqual({ slug: 'iron', logoUrl: null });
    for (const { id } of [first, again]) await remove(id);
  });

  it('P7, A3, D1: is rejected for everyone else; someone else’s entry under the own id is 404', async () => {
    const mine = (await add(draft)).body;
    expect((await add(draft, other)).status).toBe(403);
    expect((await remove(mine.id, other, asha.userId)).status).toBe(403);
    expect((await change(mine.id, { title: 'Thief' }, other)).status).toBe(404);
    expect((await remove(mine.id, other)).status).toBe(404);
    const guest = await server.call(addExperience, {
      params: { profileId: 'asha-rao' },
      body: draft,
    });
    expect(guest.status).toBe(401);
    const seen = await server.call(readProfile, { params: { id: 'asha-rao' } });
    expect(seen.body.experience?.map(({ title }) => title)).toEqual(['Founder']);
  });

  it('R17: needs valid months in order, none in the future', async () => {
    const next = new Date(server.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 7);
    const cases: [object, string, string][] = [
      [{ startMonth: '2023-13' }, 'startMonth', ''],
      [{ startMonth: '1949-12' }, 'startMonth', ''],
      [{ startMonth: next }, 'startMonth', 'MONTH_IN_FUTURE'],
      [{ endMonth: next }, 'endMonth', 'MONTH_IN_FUTURE'],
      [{ endMonth: '2023-05' }, 'endMonth', 'MONTHS_REVERSED'],
      [{ title: '  ' }, 'title', ''],
      [{ title: 'x'.repeat(121) }, 'title', ''],
      [{ userId: other.userId }, 'userId', ''],
    ];
    for (const [wrong, path, code] of cases) {
      const answer = await add({ ...draft, ...wrong });
      expect([answer.status, answer.error?.path]).toEqual([400, path]);
      if (code !== '') expect(answer.error?.code).toBe(code);
    }
    const this_month = server.clock.now().toISOString().slice(0, 7);
    expect((await add({ ...draft, startMonth: this_month, endMonth: this_month })).status).toBe(
      201,
    );
  });

  it('has at most fifty entries, even if they are added at once', async () => {
    const many = await server.signUpAs('many');
    for (let index = 0; index < 48; index += 1) {
      expect((await add(draft, many, 'many')).status).toBe(201);
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(draft, many, 'many')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  });
});
