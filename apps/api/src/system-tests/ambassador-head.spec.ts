import { links } from '@upround/shared/links';
import { SHELL_SCRIPTS, startPageServer, type PageServer } from '../test/page-server.fixtures';
import { readHead } from '../test/read-head.fixtures';

const SITEMAP_SIZE = 40;
const name = `</title><script>alert(1)</script>"'&`;
const motivation = `"><img src=x onerror=alert(2)> </script><!-- [x](javascript:alert(3))`;

describe('T4, spec 4.73: the head of an ambassador’s page', () => {
  let server: PageServer;
  let slug: string;

  beforeAll(async () => {
    server = await startPageServer(SITEMAP_SIZE);
    const [one] = await server.database.query<{ slug: string; user_id: string }>(
      `select p.slug, a.user_id from ambassadors a join people p on p.id = a.user_id
       where a.state = 'ACTIVE' and not a.is_name_hidden order by a.id limit 1`,
    );
    if (one === undefined) throw new Error('The demo has no ambassador.');
    slug = one.slug;
    await change('people set display_name = $2 where slug = $1', name);
    await change(
      'ambassadors a set motivation = $2 from people p where p.id = a.user_id and p.slug = $1',
      motivation,
    );
  }, 120_000);
  afterAll(() => server?.close());

  const change = (what: string, value: unknown) =>
    server.database.query(`update ${what}`, [slug, value]);
  const get = (of = slug) => server.get(links.ambassador(of));
  const hide = (isHidden: boolean) =>
    change(
      'ambassadors a set is_name_hidden = $2 from people p where p.id = a.user_id and p.slug = $1',
      isHidden,
    );

  it('shows markup in a name and in what they wrote as text', async () => {
    const { statusCode, body } = await get();
    expect(statusCode).toBe(200);
    const head = readHead(body);
    expect(head.titles).toEqual([`${name}, ambassador · Upround`]);
    expect(head.metas['description']).toEqual([motivation]);
    expect(head.metas['og:title']).toEqual([`${name}, ambassador`]);
    expect(head.metas['og:description']).toEqual([motivation]);
    expect(head.data).toMatchObject([{ '@type': 'ProfilePage', mainEntity: { name } }]);
    expect(head.scripts).toBe(SHELL_SCRIPTS + head.data.length);
    for (const markup of ['<script>alert', '<img', '<!--']) expect(body).not.toContain(markup);
  });

  it('is that of a missing page for a hidden name, a banned account and an unknown slug', async () => {
    const expectMissing = async (of?: string) => {
      const { statusCode, body } = await get(of);
      expect([of, statusCode]).toEqual([of, 404]);
      expect(readHead(body).titles).toEqual(['Page not found · Upround']);
      expect(body).not.toContain('alert(1)');
    };
    for (const other of ['nobody', "x' or 1=1", 'a'.repeat(65)]) await expectMissing(other);
    await hide(true);
    await expectMissing();
    await hide(false);
    expect((await get()).statusCode).toBe(200);
    await change('people set state = $2 where slug = $1', 'BANNED');
    await expectMissing();
  });
});
