import { isId, statement, type Database } from '@upround/shared/db';
import { listedEntry } from '../competition/competition.columns';

/** What a certificate says. */
export interface CertificateRow {
  receipt_id: string;
  slug: string;
  competition: string;
  organiser: string;
  published_at: Date;
  title: string;
  rank: number | null;
  ranked: number;
  prize: string | null;
  /** Names of the team, its creator first. */
  team: string[];
}

const byReceipt = statement<CertificateRow, { id: string }>(
  'competitions.certificate',
  `select r.id as receipt_id, c.slug, c.title as competition, c.organiser, c.published_at, r.title, x.rank, x.prize,
     (select count(*)::int from competition_results o where o.competition_id = c.id and o.rank is not null) as ranked,
     coalesce((select array_agg(p.display_name order by m.user_id <> e.owner_id, m.joined_at, m.user_id)
       from competition_members m join person_view p on p.id = m.user_id where m.entry_id = e.id), '{}') as team
   from competition_receipts r join competition_entries e on e.receipt_id = r.id
     join competitions c on c.id = e.competition_id join competition_results x on x.entry_id = e.id
   where r.id = :id::uuid and c.published_at is not null and ${listedEntry}`,
);

/** The certificate of the newest receipt of an entry, once the result is published. */
export const findCertificate = async (
  db: Database,
  receipt: string,
): Promise<CertificateRow | undefined> =>
  isId(receipt) ? byReceipt.first(db, { id: receipt }) : undefined;
