import type { AuditEntry } from './audit.schema';

const member = {
  id: '018bcfe5-6800-7000-8000-0000000000aa',
  slug: 'asha-rao',
  displayName: 'Asha Rao',
  headline: 'Founder, Harbourlight',
  avatarUrl: null,
  role: 'FOUNDER',
} as const;

/** Entries as the server answers them, for tests of screens and of this contract. */
export const auditFixtures: readonly AuditEntry[] = [
  {
    id: '018bcfe5-6800-7000-8000-000000000003',
    at: '2026-01-05T09:30:00.000Z',
    source: 'member',
    actor: member,
    actorId: member.id,
    action: 'account.sign-in',
    referenceType: 'USER',
    referenceId: member.id,
    requestId: '018bcfe5-6800-7000-8000-0000000000f3',
    network: '203.0.113.0/24',
    details: { by: 'password' },
  },
  {
    id: '018bcfe5-6800-7000-8000-000000000002',
    at: '2026-01-04T18:00:00.000Z',
    source: 'operator',
    actor: null,
    actorId: null,
    action: 'role.grant',
    referenceType: 'USER',
    referenceId: member.id,
    requestId: 'operator',
    network: '',
    details: { role: 'MODERATOR' },
  },
  {
    id: '018bcfe5-6800-7000-8000-000000000001',
    at: '2026-01-04T11:12:00.000Z',
    source: 'member',
    actor: null,
    actorId: '018bcfe5-6800-7000-8000-0000000000ab',
    action: 'account.delete',
    referenceType: 'USER',
    referenceId: '018bcfe5-6800-7000-8000-0000000000ab',
    requestId: '018bcfe5-6800-7000-8000-0000000000f1',
    network: '2001:db8:7::/48',
    details: {},
  },
];
