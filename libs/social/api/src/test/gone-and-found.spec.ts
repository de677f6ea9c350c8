import { startSocialServer, type SocialServer } from './social-server.fixtures';

interface Row {
  id: string;
  mutual?: boolean;
  text?: string;
  author?: { displayName: string; slug: string };
}
interface List {
  data: Row[];
  nextSegment: string | null;
}

let server: SocialServer;
beforeAll(async () => {
  server = await startSocialServer();
});
afterAll(() => server?.stop());

const follow = (from: { id: string; token: string }, to: { id: string }) =>
  server.send('POST', '/v1/follow', from, { referenceType: 'USER', referenceId: to.id });

describe('v2 follow', () => {
  it('G8: marks people the viewer follows and people who follow the viewer', async () => {
    const [asha, dev, lata, reader] = [
      await server.person(),
      await server.person(),
      await server.person(),
      await server.person(),
    ];
    for (const person of [dev, lata]) await follow(person, asha);
    await follow(reader, dev);
    await follow(dev, reader);
    await follow(reader, lata);
    const read = async (as?: typeof reader) =>
      (await server.get<List>(`/v2/follow?userId=${asha.id}`, as)).body.data.map((row) => [
        row.id,
        row.mutual,
      ]);
    expect(await read(reader)).toEqual([
      [lata.id, false],
      [dev.id, true],
    ]);
    expect(await read()).toEqual([
      [lata.id, false],
      [dev.id, false],
    ]);
  });

  it('G8: searches names and slugs of the list, page by page, and treats no text as a pattern', async () => {
    const star = await server.person();
    const fans: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const fan = await server.person();
      await server.query(`update people set display_name = $2 where id = $1`, [
        fan.id,
        index % 2 === 0 ? `Meera Nair ${index}` : `Somebody ${index}`,
      ]);
      await follow(fan, star);
      if (index % 2 === 0) fans.unshift(fan.id);
    }
    const path = `/v2/follow?userId=${star.id}&limit=2&search=`;
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await server.get<List>(`${path}NAIR&cursor=${cursor}`);
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.nextSegment ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(fans);
    for (const text of ['%25', '_', "'", 'nobody']) {
      expect((await server.get<List>(path + text)).body).toEqual({ data: [], nextSegment: null });
    }
    expect((await server.get(path)).status).toBe(400);
    expect((await server.get(path + 'x'.repeat(81))).status).toBe(400);
  });
});

describe('R27: comments of deleted people', () => {
  it('have no name while other people’s replies are under them, and are left out otherwise', async () => {
    const [author, leaver, reader] = [
      await server.person(),
      await server.person(),
      await server.person(),
    ];
    const [postId] = await server.insert({ author });
    const subject = { referenceType: 'POST', referenceId: postId };
    const comment = (text: string) =>
      server.send<Row>('POST', '/v1/comment', leaver, { ...subject, text });
    await comment('alone');
    const answered = await comment('answered');
    await server.send('POST', '/v1/reply', reader, {
      commentId: answered.body.id,
      text: 'An answer.',
    });
    await server.query(`update people set state = 'DELETED' where id = $1`, [leaver.id]);

    const list = `/v1/comment?referenceType=POST&referenceId=${postId}`;
    const { body } = await server.get<List>(list, reader);
    expect(body.data).toMatchObject([
      {
        id: answered.body.id,
        text: '',
        author: { displayName: 'Deleted account', slug: 'deleted' },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('answered');
    const replies = await server.get<List>(`/v1/reply?commentId=${answered.body.id}`);
    expect(replies.body.data.map(({ text }) => text)).toEqual(['An answer.']);
    const like = { referenceType: 'COMMENT', referenceId: answered.body.id };
    expect((await server.send('POST', '/v1/like', reader, like)).status).toBe(404);

    await server.query(`update people set state = 'BANNED' where id = $1`, [leaver.id]);
    expect((await server.get<List>(list, reader)).body.data).toEqual([]);
  });
});
