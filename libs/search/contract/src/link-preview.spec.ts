import { fetchMeta } from './link-preview.calls';
import { linkPreviewFixtures } from './link-preview.fixtures';

describe('the call of link previews', () => {
  it('G31: keeps method, version and path, for members, within its limit', () => {
    const { method, version, path, access, status, limit } = fetchMeta;
    expect(`${method} ${version} ${path} ${access} ${status} ${limit}`).toBe(
      'GET v1 /fetch-meta member 200 preview',
    );
  });

  it('T40: takes one address, bounded', () => {
    const accepts = (query: object) => fetchMeta.query.safeParse(query).success;
    expect(accepts({ url: 'https://a.example/' })).toBe(true);
    expect(accepts({ url: `https://a.example/${'a'.repeat(2_048)}` })).toBe(false);
    expect(accepts({ url: '' })).toBe(false);
    expect(accepts({})).toBe(false);
    expect(accepts({ url: 'https://a.example/', depth: 1 })).toBe(false);
  });

  it('answers what its fixtures hold, unchanged', () => {
    for (const preview of linkPreviewFixtures) {
      expect(fetchMeta.response.parse(preview)).toEqual(preview);
    }
  });
});
