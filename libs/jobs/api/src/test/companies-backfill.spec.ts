import { readCompany, readJob } from '@upround/jobs/contract';
import { migrate, migrations, newId } from '@upround/shared/db';
import { startJobs } from './jobs-server.fixtures';

const STEP = '0038-companies';

it('jobs and experience from before company records get one; drafts create none', async () => {
  const server = await startJobs();
  try {
    const asha = await server.signUpAs('asha');
    const [job, spelled] = [
      await server.post(asha, { company: 'Grand  Kiln', visa: true }),
      await server.post(asha, { company: 'grand kiln' }),
    ];
    // As the step before left it.
    for (const undone of [
      'drop view company_view, known_company_view, experience_view',
      'alter table jobs drop column company_id cascade, drop column visa_refused',
      'alter table experiences drop column company_id',
      'drop table companies',
      'drop function company_of, company_slug, company_key',
      `create view job_view as
        select j.id, j.slug, j.title, j.company, j.creator_id, j.state
        from jobs j join people p on p.id = j.creator_id`,
      `delete from schema_migrations where name = '${STEP}'`,
      `insert into experiences (id, user_id, title, company, start_month)
        values ('${newId()}', '${asha.userId}', 'Potter', 'GRAND KILN', '2024-01')`,
      `insert into jobs (id, slug, creator_id, title, company, description, location, city, type, workplace, state)
        values ('${newId()}', 'draft', '${asha.userId}', 'Draft', 'Half ty', '', '', '', 'CONTRACT', 'REMOTE', 'DRAFT')`,
    ]) {
      await server.database.query(undone);
    }
    expect(await migrate(server.database, migrations)).toEqual([STEP]);
    expect(await server.database.query('select slug from companies')).toEqual([
      { slug: 'grand-kiln' },
    ]);
    const company = await server.call(readCompany, { params: { slug: 'grand-kiln' } });
    expect(company.body.people).toMatchObject([{ slug: 'asha', title: 'Potter', isHiring: true }]);
    expect(company.body.jobs.map(({ id }) => id)).toEqual([spelled.id, job.id]);
    const read = async (id: string) => (await server.call(readJob, { params: { id } })).body;
    expect([(await read(job.id)).sponsorsVisa, (await read(spelled.id)).sponsorsVisa]).toEqual([
      true,
      null,
    ]);
  } finally {
    await server.close();
  }
});
