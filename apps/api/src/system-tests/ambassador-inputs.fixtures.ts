/** Inputs of the calls about ambassadors that list and need no session. @param limit the most rows of a page */
export const ambassadorInputs = (limit: string) => ({
  'ambassador.readAmbassador': { cheap: { slug: 'kabir-anand' }, dear: [{ slug: 'kabir-anand' }] },
  'ambassador.listAmbassadors': {
    cheap: { cursor: '' },
    dear: ['2026-Q4', 'ALL'].map((season) => ({ cursor: '', limit, season })),
  },
});
