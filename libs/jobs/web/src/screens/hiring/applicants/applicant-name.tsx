import { useSearchParams } from 'react-router-dom';
import type { Applicant } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, Link, Name } from '@upround/shared/ui';
import { useFaces } from '../model/applicant-face';

interface ApplicantNameProps {
  applicant: Applicant;
  isOpen: boolean;
  size?: 32 | 40;
}

/** Who applied, as a link that opens the application beside the list. */
export function ApplicantName({ applicant, isOpen, size = 40 }: ApplicantNameProps) {
  const [params] = useSearchParams();
  const { name, headline, avatarUrl, seed } = useFaces().faceOf(applicant);
  const href = links.jobs({ ...Object.fromEntries(params), application: applicant.id });
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar size={size} name={name} seed={seed} src={avatarUrl} />
      <div className="min-w-0">
        <Link
          href={href}
          tone="text"
          data-opens
          aria-current={isOpen ? 'true' : undefined}
          className="block truncate text-small font-semibold"
        >
          <Name>{name}</Name>
        </Link>
        {headline !== '' && (
          <p dir="auto" title={headline} className="truncate text-small text-muted">
            {headline}
          </p>
        )}
      </div>
    </div>
  );
}
