import type { Segment } from '@upround/shared/contract-core';
import type { PersonSummary } from '@upround/shared/domain';
import type { SessionUser } from '@upround/shared/session';

/** A signed-in person for tests. */
export function aUser(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'user-1',
    slug: 'meera-iyer',
    displayName: 'Meera Iyer',
    email: 'meera@example.test',
    avatarUrl: null,
    roles: [],
    ...changes,
  };
}

/** A person as shown beside what they wrote. */
export function aPerson(changes: Partial<PersonSummary> = {}): PersonSummary {
  return {
    id: 'person-1',
    slug: 'asha-rao',
    displayName: 'Asha Rao',
    headline: 'Founder of Tidewater, cold storage for fishing towns',
    avatarUrl: null,
    role: 'FOUNDER',
    ...changes,
  };
}

/** The answer of a list call. */
export function segment<Item>(data: Item[], nextSegment: string | null = null): Segment<Item> {
  return { data, nextSegment };
}
