import type { CompanyPerson, JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, Badge, Link, MetaLine, Name } from '@upround/shared/ui';
import { useReplyTexts } from '../components/reply-texts';
import { useCompanyText } from './messages/catalogue';

interface CompanyPersonRowProps {
  person: CompanyPerson;
  /** How they reply to applicants, where that is known. */
  replies?: readonly string[] | undefined;
}

/** A person with a face, what they are at the company, and whether they hire for it. */
export function CompanyPersonRow({ person, replies }: CompanyPersonRowProps) {
  const t = useCompanyText();
  const { id, slug, displayName, avatarUrl, title, headline, isHiring } = person;
  return (
    <li className="flex items-start gap-3">
      <Avatar name={displayName} seed={id} src={avatarUrl} size={48} />
      <div className="min-w-0 grow">
        <p className="truncate">
          <Link href={links.user(slug)} tone="text" className="font-medium">
            <Name>{displayName}</Name>
          </Link>
        </p>
        <p className="truncate text-small text-muted">{title ?? headline}</p>
        {replies !== undefined && replies.length > 0 && (
          <MetaLine>
            {replies.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </MetaLine>
        )}
      </div>
      {isHiring && (
        <Badge tone="accent" className="mt-0.5 shrink-0">
          {t('hiring')}
        </Badge>
      )}
    </li>
  );
}

interface CompanyPeopleProps {
  people: readonly CompanyPerson[];
  /** The open jobs, for how those who posted them reply. */
  jobs: readonly JobSummary[];
}

/** One person posted all of these jobs. */
export const hasOneCreator = (jobs: readonly JobSummary[]) =>
  new Set(jobs.map(({ creator }) => creator.id)).size === 1;

/** The people of a company, beside the rest where it is wide; nothing where none is listed. */
export function CompanyPeople({ people, jobs }: CompanyPeopleProps) {
  const t = useCompanyText();
  const texts = useReplyTexts();
  const repliesOf = ({ id }: CompanyPerson) => {
    // The head says so.
    if (hasOneCreator(jobs)) return undefined;
    const posted = jobs.find(({ creator }) => creator.id === id);
    return posted && texts.short(posted.replies);
  };
  if (people.length === 0) return null;
  return (
    <aside aria-labelledby="company-people" className="px-4 pt-6 pb-2 medium:px-6">
      <h3 id="company-people" className="text-title font-semibold">
        {t('people')}
      </h3>
      <ul className="mt-4 flex flex-col gap-4">
        {people.map((person) => (
          <CompanyPersonRow key={person.id} person={person} replies={repliesOf(person)} />
        ))}
      </ul>
    </aside>
  );
}
