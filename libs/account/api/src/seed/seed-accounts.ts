import { cast, DEMO_PASSWORD } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { tablesIn } from '../account-tables';
import type { Passwords } from '../passwords/passwords';

/** Inserts an account for each person of the demo community. All share one hash, so that the first start is fast. */
export async function seedAccounts(passwords: Passwords, context: SeedContext): Promise<void> {
  const ids = new Map(context.demo.people.map((person) => [person.slug, person.id]));
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const rows = cast.flatMap((person) => {
    const userId = ids.get(person.slug);
    if (userId === undefined) return [];
    return [
      {
        user_id: userId,
        email: person.email,
        password_hash: passwordHash,
        staff_roles: [...(person.staffRoles ?? [])],
      },
    ];
  });
  await tablesIn(context.trx).insertInto('accounts').values(rows).execute();
}
