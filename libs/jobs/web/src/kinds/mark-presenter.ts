import { BriefcaseBusiness } from 'lucide-react';
import { useJobsKindsText } from './messages/catalogue';

/** What a person's own activity says of jobs that they applied to elsewhere. */
export const markPresenters = {
  APPLIED: {
    icon: BriefcaseBusiness,
    useText: (record?: { title: string; author: string }) => {
      const t = useJobsKindsText();
      return record === undefined
        ? t('appliedGone')
        : t('applied', { title: record.title, name: record.author });
    },
  },
};
