import type { AnyCall } from '@upround/shared/contract-core';
import * as experienceCalls from './experience.calls';
import * as exportCalls from './export.calls';
import * as profileCalls from './profile.calls';
import { deleteAccount, readProfile } from './profile.calls';
import { profileSchema, slugSchema } from './profile.schema';
import * as relationCalls from './relation.calls';
import { exportFixtures } from './profile.fixtures';
import * as settingsCalls from './settings.calls';
import { profileFixtures } from './profile.fixtures';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value;
const modules = [experienceCalls, exportCalls, profileCalls, relationCalls, settingsCalls];
const calls = modules.flatMap((module) => Object.values<unknown>(module).filter(isCall));

describe('the calls of profiles', () => {
  it('spec 7: keep method, version and path', () => {
    const lines = calls.map(
      ({ method, version, path, access, status }) =>
        `${method} ${version} ${path} ${access} ${status}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /block member 200',
      'DELETE v1 /mute member 200',
      'DELETE v1 /user/{id}/experience/{expId} member 204',
      'DELETE v2 /user/{id} member 204',
      'GET v1 /account-deletion member 200',
      'GET v1 /block member 200',
      'GET v1 /export member 200',
      'GET v1 /geocode member 200',
      'GET v1 /mute member 200',
      'GET v1 /settings member 200',
      'GET v1 /user/{id} guest 200',
      'PATCH v1 /settings member 200',
      'PATCH v1 /user/{id} member 200',
      'PATCH v1 /user/{id}/experience/{expId} member 200',
      'POST v1 /block member 200',
      'POST v1 /export member 202',
      'POST v1 /mute member 200',
      'POST v1 /user/{profileId}/experience member 201',
    ]);
  });

  it('spec 6.6, 8.11: restricted people may leave and take their data; a failure to leave says so', () => {
    const open = calls.filter((call) => call.openToRestricted).map(({ id }) => id);
    expect(open.sort()).toEqual(['profile.deleteAccount', 'profile.requestExport']);
    expect(deleteAccount.thrown).toBe('Failed to delete account: {message}');
  });

  it('R17: a slug has letters, digits and single hyphens', () => {
    const accepts = (slug: string) => slugSchema.safeParse(slug).success;
    expect(['asha-rao', 'a1b', 'a'.repeat(40)].map(accepts)).toEqual([true, true, true]);
    expect(['ab', '-ab', 'ab-', 'a--b', 'a_b', 'é-e', 'a'.repeat(41)].some(accepts)).toBe(false);
    expect(slugSchema.parse(' Asha-Rao ')).toBe('asha-rao');
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

it('the fixtures of exports go over the wire unchanged', () => {
  const answer = { data: [...exportFixtures] };
  expect(exportCalls.listExports.response.parse(answer)).toEqual(answer);
});
