import { cast } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { entitle } from '../entitlement.store';

/** Who of the demo community has a plan as a gift; others pay for theirs. */
const plans = [{ email: 'recruiter@upround.test', tier: 3 }] as const;

/** Gives demo accounts their plans; they do not end, so that the demo stays what it is. */
export async function seedEntitlements({ trx, demo, now }: SeedContext): Promise<void> {
  for (const { email, tier } of plans) {
    const slug = cast.find((person) => person.email === email)?.slug;
    const person = demo.people.find((one) => one.slug === slug);
    if (person === undefined) continue;
    await entitle(trx, person.id, { tier, source: 'DEMO', since: now, until: null });
  }
}
