import { links } from '@upround/shared/links';
import { lazyWithRetry } from '@upround/shared/ui';

/** What companies bring to the pages of people. */
export const companyParts = {
  Input: /* @__PURE__ */ lazyWithRetry(() =>
    import('./company-input').then((m) => ({ default: m.CompanyInput })),
  ),
  pathOf: (slug: string) => links.jobs({ company: slug }),
};
