import type { SqlMigration } from '../migration';

/** UUIDv7 of now, as the app makes them. */
const newIdInSql = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
  'hex')::uuid`;

const functions = [
  // Two spellings of one name: case and spaces do not count.
  `create function company_key(name text) returns text language sql immutable parallel safe as $$
    select lower(btrim(regexp_replace(name, '\\s+', ' ', 'g')))
  $$`,
  `create function company_slug(name text) returns text language sql immutable parallel safe as $$
    select coalesce(nullif(left(btrim(regexp_replace(
      regexp_replace(lower(normalize(name, NFKD)), '[\\u0300-\\u036f''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 48), ''),
      'company')
  $$`,
];

const tables = [
  `create table companies (
    id uuid primary key,
    slug text not null unique,
    name text not null,
    name_key text not null generated always as (company_key(name)) stored unique,
    about text not null default '',
    site text,
    stage text check (stage in ('BOOTSTRAPPED', 'PRE_SEED', 'SEED', 'SERIES_A', 'SERIES_B', 'GROWTH')),
    size text check (size in ('UP_TO_10', 'UP_TO_50', 'UP_TO_200', 'UP_TO_1000', 'OVER_1000')),
    location text not null default '',
    logo_key text,
    created_at timestamptz not null default now(),
    edited_at timestamptz
  )`,
  `create index companies_by_name on companies (name_key text_pattern_ops)`,
  `create index companies_with_logo on companies (logo_key) where logo_key is not null`,
  // Finds a company by its name, or inserts it. Of two transactions with one new name, the second waits for the first.
  `create function company_of(_name text) returns uuid language plpgsql as $$
    declare
      found_id uuid;
      base text := company_slug(_name);
      free text := base;
    begin
      -- What people write where there is no company to name.
      if company_key(_name) in ('', '-', 'n/a', 'none', 'self-employed', 'self employed', 'freelance', 'freelancer',
        'independent', 'stealth', 'stealth startup', 'confidential') then return null; end if;
      loop
        select id into found_id from companies where name_key = company_key(_name);
        if found_id is not null then return found_id; end if;
        insert into companies (id, slug, name)
          values (${newIdInSql}, free, btrim(regexp_replace(_name, '\\s+', ' ', 'g')))
          on conflict do nothing returning id into found_id;
        if found_id is not null then return found_id; end if;
        -- The name is there by now, or another name has this slug.
        free := base || '-' || substr(md5(gen_random_uuid()::text), 1, 6);
      end loop;
    end
  $$`,
  `create view company_view as select id, slug, name, logo_key from companies`,
];

const references = [
  `alter table jobs
    add column company_id uuid references companies (id),
    -- That the company does not help with a visa; visa says that it does. Neither: nothing is said.
    add column visa_refused boolean not null default false`,
  `alter table experiences add column company_id uuid references companies (id)`,
  // Drafts have no company yet: their names are still being typed.
  `update jobs set company_id = company_of(company) where state <> 'DRAFT'`,
  `update experiences set company_id = company_of(company)`,
  `create index jobs_of_company on jobs (company_id, listing_id desc) where company_id is not null`,
  `create index experiences_at_company on experiences (company_id, user_id) where company_id is not null`,
  `create view experience_view as select id, user_id, company_id, title, start_month, end_month from experiences`,
  // Companies that a published job or an entry of experience of a person who can be seen names.
  `create view known_company_view as
    select c.* from companies c where exists (
        select from jobs j join person_view a on a.id = j.creator_id
        where j.company_id = c.id and j.state <> 'DRAFT' and j.close_reason is distinct from 'MODERATED')
      or exists (
        select from experiences e join person_view a on a.id = e.user_id where e.company_id = c.id)`,
  // As it was, with the company at the end.
  `create or replace view job_view as
    select j.id, j.slug, j.title, j.company, j.creator_id, j.state, j.company_id
    from jobs j join people p on p.id = j.creator_id
      and (p.state in ('ACTIVE', 'RESTRICTED') or p.state = 'DELETED' and j.state = 'CLOSED')`,
];

/** Companies, which jobs and entries of experience name. */
export const companies: SqlMigration = {
  name: '0038-companies',
  statements: [...functions, ...tables, ...references],
};
