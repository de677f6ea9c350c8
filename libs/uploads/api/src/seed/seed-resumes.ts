import { idAt, statement } from '@upround/shared/db';
import { cast, demoClock, type DemoPerson } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import type { LargeFileStore } from '@upround/shared/storage';
import { textPdf } from './text-pdf';

/** People who hire or invest have no résumé. */
const WITHOUT: readonly DemoPerson['role'][] = ['FOUNDER', 'INVESTOR', 'RECRUITER'];
const UPLOADED_DAYS_AGO = 120;

/** Rows as JSON, each an upload that is in use. */
const insertResumes = statement<never, { rows: string }>(
  'uploads.seed-resumes',
  `insert into uploads (key, id, owner_id, purpose, name, size, created_at, used_at)
   select key, id, owner_id, 'RESUME', name, size, created_at, created_at
   from jsonb_to_recordset(:rows::jsonb)
     as given (key text, id uuid, owner_id uuid, name text, size integer, created_at timestamptz)`,
);

/** Gives those of the demo community who look for work a résumé of one page. */
export async function seedResumes(
  files: Pick<LargeFileStore, 'put'>,
  { trx, demo, now }: SeedContext,
): Promise<void> {
  const ids = new Map(demo.people.map(({ slug, id }) => [slug, id]));
  const at = demoClock(now).at(UPLOADED_DAYS_AGO, 19);
  const made = cast
    .filter((person) => !WITHOUT.includes(person.role) && person.staffRoles === undefined)
    .flatMap(({ slug, displayName, headline, about }) => {
      const ownerId = ids.get(slug);
      const bytes = textPdf(displayName, [headline, about, `${slug}@upround.test`]);
      const row = { key: `resume-${slug}.pdf`, id: idAt(at), owner_id: ownerId, created_at: at };
      return ownerId === undefined
        ? []
        : [{ ownerId, bytes, row: { ...row, name: `${displayName}.pdf`, size: bytes.length } }];
    });
  await insertResumes.all(trx, { rows: JSON.stringify(made.map(({ row }) => row)) });
  await Promise.all(made.map(({ row, bytes }) => files.put(row.key, bytes, 'application/pdf')));
  demo.resumes = made.map(({ ownerId, row }) => ({ userId: ownerId, key: row.key }));
}
