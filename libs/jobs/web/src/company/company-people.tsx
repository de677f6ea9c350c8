import type { CompanyPerson } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, Badge, Link, Name } from '@upround/shared/ui';
import { useCompanyText } from './messages/catalogue';

/** A person with a face, what they are at the company, and whether they hire for it. */
export function CompanyPersonRow({ person }: { person: CompanyPerson }) {
  const t = useCompanyText();
  const { id, slug, displayName, avatarUrl, title, headline, isHiring } = person;
  return (
    <li className="flex items-center gap-3">
      <Avatar name={displayName} seed={id} src={avatarUrl} size={40} />
      <div className="min-w-0 grow">
        <p className="truncate">
          <Link href={links.user(slug)} tone="text" className="font-medium">
            <Name>{displayName}</Name>
          </Link>
        </p>
        <p className="truncate text-small text-muted">{title ?? headline}</p>
      </div>
      {isHiring && <Badge className="shrink-0">{t('hiring')}</Badge>}
    </li>
  );
}

/** The people of a company, beside the rest on wide screens. */
export function CompanyPeople({ people }: { people: readonly CompanyPerson[] }) {
  const t = useCompanyText();
  return (
    <aside aria-labelledby="company-people" className="px-4 py-6">
      <h3 id="company-people" className="font-semibold">
        {t('people')}
      </h3>
      {people.length === 0 ? (
        <p className="mt-1 text-small text-muted">{t('noPeople')}</p>
      ) : (
        <>
          <p className="mt-1 text-small text-muted">{t('peopleHint')}</p>
          <ul className="mt-4 flex flex-col gap-4">
            {people.map((person) => (
              <CompanyPersonRow key={person.id} person={person} />
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
