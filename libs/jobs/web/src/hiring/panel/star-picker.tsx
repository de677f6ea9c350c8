import { Star } from 'lucide-react';
import { jobLimits, type Applicant } from '@upround/jobs/contract';
import { FieldGroup, IconButton, classes } from '@upround/shared/ui';
import { useFailureToast } from '@upround/shared/toasts';
import { useApplicantNotes } from '../data/hiring-notes';
import { useHiringText } from '../messages/catalogue';

/** The creator's stars for an applicant. Pressing the current star again removes them. */
export function StarPicker({ applicant }: { applicant: Applicant }) {
  const t = useHiringText();
  const fail = useFailureToast();
  const notes = useApplicantNotes();
  const { stars } = applicant;
  const rate = (next: number) =>
    notes
      .rate(applicant, next === stars ? 0 : next)
      .catch((error: unknown) => fail(error, t('panel.starsFailed')));
  return (
    <FieldGroup legend={t('panel.stars')}>
      <div className="-ml-2 flex">
        {Array.from({ length: jobLimits.stars }, (_, index) => index + 1).map((count) => (
          <IconButton
            key={count}
            icon={Star}
            label={t('panel.star', { count })}
            aria-pressed={count === stars}
            onClick={() => void rate(count)}
            // On the picture itself: the button has a colour of its own.
            className={classes(
              count <= stars ? '[&_svg]:fill-current [&_svg]:text-warning' : '[&_svg]:text-muted',
            )}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
