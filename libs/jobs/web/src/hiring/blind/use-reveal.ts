import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readApplication, type Applicant } from '@upround/jobs/contract';
import { queryFor } from '@upround/shared/query';
import { useFaces } from '../model/applicant-face';

/** Shows who one applicant is in blind mode, on request; the others stay hidden. */
export function useReveal(applicant: Applicant) {
  const { isBlind } = useFaces();
  const [isWanted, setWanted] = useState(false);
  const query = useQuery({
    ...queryFor(readApplication, { params: { id: applicant.id }, query: {} }),
    enabled: isBlind && isWanted,
  });
  const { data } = query;
  const isRevealed = isBlind && isWanted && data?.applicant !== undefined;
  return {
    shown: isRevealed
      ? { ...applicant, applicant: data.applicant, resume: data.resume }
      : applicant,
    isRevealed,
    isBusy: isWanted && query.isFetching,
    error: isWanted ? query.error : null,
    toggle() {
      if (isRevealed) setWanted(false);
      else if (isWanted) void query.refetch();
      else setWanted(true);
    },
  };
}
