import { profileSchema, readProfile } from './profile.calls';
import { profileFixtures } from './profile.fixtures';

describe('the calls of profiles', () => {
  it('spec 7: keep method, version and path', () => {
    const { method, version, path, access, status } = readProfile;
    expect(`${method} ${version} ${path} ${access} ${status}`).toBe('GET v1 /user/{id} guest 200');
  });

  it('spec 7: take an id or a slug', () => {
    const accepts = (id: string) => readProfile.params.safeParse({ id }).success;
    expect(accepts('018bcfe5-6800-7000-8000-0000000000a1')).toBe(true);
    expect(accepts('asha-rao')).toBe(true);
    expect(accepts('asha rao')).toBe(false);
    expect(accepts('a'.repeat(65))).toBe(false);
  });
});

describe('the fixtures of profiles', () => {
  it.each(profileFixtures.map((profile) => [profile.slug, profile] as const))(
    '%s goes over the wire unchanged',
    (_slug, profile) => expect(profileSchema.parse(profile)).toEqual(profile),
  );
});
