import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { links } from '@upround/shared/links';
import type { SessionUser } from '@upround/shared/session';
import { IconButton, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { StepList, StepsHead } from '../components/steps/profile-steps';
import { profileQuery } from '../data/profile-cache';
import { useProfileText } from '../messages/catalogue';
import { openSteps } from '../model/profile-steps';
import { homeStepsKey } from './home-steps-key';

interface HomeStepsCardProps {
  user: SessionUser;
  onClose: () => void;
}

/** The next steps of a profile, each a link to where it is done. */
export function HomeStepsCard({ user, onClose }: HomeStepsCardProps) {
  const t = useProfileText();
  const { id, slug } = user;
  const { data: profile, isError } = useQuery(profileQuery(slug));
  const steps = profile === undefined ? undefined : openSteps(profile);
  const isOver = steps?.length === 0;
  // They come back with the next visit: a connection may have failed.
  const isMissing = isError && steps === undefined;
  const close = () => {
    localStorage.removeItem(homeStepsKey(id));
    onClose();
  };
  useEffect(() => {
    if (isOver) close();
    else if (isMissing) onClose();
  });
  if (isOver || isMissing) return null;
  if (steps === undefined) {
    return (
      <SkeletonGroup label={t('user.loading')} className="flex flex-col gap-3">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <section aria-labelledby="home-steps" className="relative">
      <div className="pr-10">
        <StepsHead id="home-steps" open={steps.length} />
      </div>
      <span className="absolute top-0 right-0">
        <IconButton icon={X} label={t('steps.close')} size="small" onClick={close} />
      </span>
      <StepList steps={steps} hrefOf={() => links.user(slug)} />
    </section>
  );
}
