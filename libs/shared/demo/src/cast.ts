import { accounts } from './cast-accounts.data';
import { founders } from './cast-founders.data';
import { others } from './cast-others.data';
import type { CastMember } from './cast-founders.data';
import type { DemoPerson } from './person';
import { seededRandom } from './seeded-random';

type Candidate = Pick<DemoPerson, 'slug' | 'pods' | 'role'>;

/** How likely one member follows another: by shared pods, and more readily those who teach or invest. */
function affinity(member: CastMember, other: Candidate): number {
  const shared = other.pods.filter((pod) => member.pods.includes(pod)).length;
  return 0.08 + shared * 0.17 + (other.role === 'MENTOR' || other.role === 'INVESTOR' ? 0.12 : 0);
}

function withFollows(member: CastMember, everyone: readonly Candidate[]): DemoPerson {
  // A throw for each pair, so that a new member does not change other members' follows.
  const chance = (slug: string) => seededRandom(`${member.slug} follows ${slug}`).next();
  const follows = everyone
    .filter((other) => other.slug !== member.slug && chance(other.slug) < affinity(member, other))
    .map((other) => other.slug);
  return { ...member, email: `${member.slug}@upround.test`, follows };
}

/** The fictional members of the demo community; the seven accounts of the login page come first. */
export const cast: readonly DemoPerson[] = [
  ...accounts,
  ...[...founders, ...others].map((member) =>
    withFollows(member, [...accounts, ...founders, ...others]),
  ),
];
