import { statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { drawLogo } from '@upround/shared/demo';
import type { DemoCompanyFacts } from './demo-job';

/** Sharp enough for the mark of a company's page. */
const LOGO_PIXELS = 192;

/** Stores a file under a key of our choice. */
export type StoreFile = (key: string, bytes: Buffer, contentType: string) => Promise<unknown>;

/** Rows as JSON; names that no job or entry of experience gives are passed over. */
const fillCompanies = statement<never, { rows: string }>(
  'jobs.seed-companies',
  `update companies c set about = given.about, site = given.site, stage = given.stage, size = given.size,
     location = given.location, logo_key = given.logo_key
   from jsonb_to_recordset(:rows::jsonb) as given
     (name text, about text, site text, stage text, size text, location text, logo_key text)
   where c.name_key = company_key(given.name)`,
);

/** Draws the logo of a company and stores it. */
async function storeLogo(company: DemoCompanyFacts, store: StoreFile): Promise<string | null> {
  if (company.logo === undefined) return null;
  const key = `logo-${new URL(company.site).hostname.replace('.example', '')}.webp`;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(drawLogo(...company.logo)))
    .resize(LOGO_PIXELS)
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
  await store(key, bytes, 'image/webp');
  return key;
}

/** Fills in the facts of the companies of the demo community. */
export async function seedCompanies(
  trx: Trx,
  companies: readonly DemoCompanyFacts[],
  store: StoreFile | undefined,
): Promise<void> {
  const rows = await Promise.all(
    companies.map(async (company) => ({
      name: company.name,
      about: company.summary,
      site: company.site,
      stage: company.stage,
      size: company.size,
      location: company.location,
      logo_key: store === undefined ? null : await storeLogo(company, store),
    })),
  );
  await fillCompanies.all(trx, { rows: JSON.stringify(rows) });
}
