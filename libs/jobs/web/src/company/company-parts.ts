import { lazy } from 'react';
import { links } from '@upround/shared/links';

/** What companies bring to the pages of people. */
export const companyParts = {
  Input: /* @__PURE__ */ lazy(() =>
    import('./company-input').then((m) => ({ default: m.CompanyInput })),
  ),
  pathOf: (slug: string) => links.jobs({ company: slug }),
};
