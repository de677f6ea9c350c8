import { readMentorFacets, type MentorFilters } from '@upround/mentor/contract';
import { useWaysOut } from '@upround/shared/query';
import type { ActiveFilter } from '../filters/use-active-filters';
import { withOnlyField, withoutField } from '../model/directory-filters';

/** What leads on from filters that no mentor matches. */
export const useMentorWaysOut = (filters: MentorFilters, active: readonly ActiveFilter[]) =>
  useWaysOut(
    active.map(({ field, values }) => ({
      field,
      label: values.map(({ label }) => label).join(', '),
      without: withoutField(filters, field),
      only: withOnlyField(filters, field),
    })),
    {
      call: readMentorFacets,
      inputOf: (query) => ({ query }),
      totalOf: ({ total }) => total,
    },
  );
