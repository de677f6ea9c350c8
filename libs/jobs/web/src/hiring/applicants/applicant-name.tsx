import { useSearchParams } from 'react-router-dom';
import type { Applicant } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { Avatar, classes, Link, Name } from '@upround/shared/ui';
import { useFaces } from '../model/applicant-face';

interface ApplicantNameProps {
  applicant: Applicant;
  isOpen: boolean;
  /** As a card has it: the name whole, and the headline below it in two lines. */
  isStacked?: boolean;
  /** The name alone, on one line. */
  isShort?: boolean;
}

/** Who applied, as a link that opens the application beside the list. */
export function ApplicantName(props: ApplicantNameProps) {
  const { applicant, isOpen, isStacked = false, isShort = false } = props;
  const [params] = useSearchParams();
  const { name, headline: fullHeadline, avatarUrl, seed } = useFaces().faceOf(applicant);
  const headline = isShort ? '' : fullHeadline;
  const href = links.jobs({ ...Object.fromEntries(params), application: applicant.id });
  return (
    <div
      className={classes(
        'grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center',
        isStacked ? 'gap-2' : 'gap-x-3',
      )}
    >
      <div className={classes(!isStacked && headline !== '' && 'row-span-2')}>
        <Avatar size={isStacked || isShort ? 32 : 40} name={name} seed={seed} src={avatarUrl} />
      </div>
      <Link
        href={href}
        tone="text"
        data-opens
        aria-current={isOpen ? 'true' : undefined}
        className={classes(
          'justify-self-start text-small font-semibold',
          isStacked ? 'mr-6 line-clamp-2 wrap-anywhere' : 'block max-w-full truncate',
        )}
      >
        <Name>{name}</Name>
      </Link>
      {headline !== '' && (
        <p
          dir="auto"
          title={headline}
          className={classes(
            'text-small text-muted',
            isStacked
              ? 'col-span-2 line-clamp-2'
              : 'line-clamp-2 wrap-anywhere medium:block medium:truncate',
          )}
        >
          {headline}
        </p>
      )}
    </div>
  );
}
