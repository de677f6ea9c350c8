import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import type { TestMember } from '../sign-up';
import { sampleModule, sampleTable } from './sample.fixtures';

const bases = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-8',
  'application/json ; charset=utf-8',
  'application/json\ta',
  ' application/json',
  '\tapplication/json',
  'application/json\u00a0',
  'application/json;',
  'application/json;;',
  'application/json, text/plain',
  'text/plain, application/json',
  'APPLICATION/JSON',
  'Application/Json; Charset=UTF-8',
  'application/json; charset=utf-16',
  'application/json; charset="utf-8"',
  'application/json; boundary=x',
  'application/jsonx',
  'application/json-patch+json',
  'application/merge-patch+json',
  'application/vnd.api+json',
  'application/ld+json',
  'application/problem+json',
  'application/x-json',
  'text/json',
  'text/x-json',
  'text/plain',
  'text/plain; application/json',
  'text/html',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-8',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'multipart/related; boundary=x',
  'application/graphql',
  'application/cbor',
  'application/msgpack',
  'application/x-ndjson',
  'application/json-seq',
  'application/csp-report',
  'application/',
  '/json',
  'application',
  'json',
  '*/*',
  'null',
  'undefined',
  ';',
  'application /json',
  'application/ json',
  'application\\json',
  'application/json\u0000',
  'application/json%20',
  'image/png',
  'audio/mpeg',
];

const bodies: Record<string, string> = {
  '/v1/note': '{"text":5,"role":"ADMIN"}',
  '/v2/note': '--x\r\ncontent-disposition: form-data; name="role"\r\n\r\nADMIN\r\n--x--\r\n',
};

describe('T13: no content type carries a body past its checks', () => {
  let server: TestServer;
  let ada: TestMember;

  beforeAll(async () => {
    server = await createTestServer({ modules: [sampleModule] });
    await sampleTable(server);
    ada = await server.signUpAs('ada');
  });
  afterAll(() => server?.close());

  it('tries at least 60', () => expect(bases.length).toBeGreaterThanOrEqual(60));

  it.each(bases)('%j', async (type) => {
    for (const [url, payload] of Object.entries(bodies)) {
      const answer = await server.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': type, 'access-token': ada.token },
      });
      expect([400, 413, 415]).toContain(answer.statusCode);
      expect(answer.json().status).toBe(answer.statusCode);
    }
  });
});
