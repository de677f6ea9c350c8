import { jobLimits } from '@upround/jobs/contract';
import { StarLine } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';

/** How many stars the team gave an applicant. */
export function ApplicantStars({ stars }: { stars: number }) {
  const t = useHiringText();
  const label = stars === 0 ? t('applicants.noStars') : t('applicants.starCount', { count: stars });
  return <StarLine stars={stars} most={jobLimits.stars} label={label} />;
}
