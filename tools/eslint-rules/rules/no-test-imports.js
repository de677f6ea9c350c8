const { isOfPackage, isTestFile, isWithin, onImports, placeOf, tagsOf } = require('../places');

const packages = [
  '@upround/shared/testing',
  '@upround/shared/testing-server',
  '@testing-library/',
  '@playwright/test',
  '@axe-core/playwright',
  'axe-core',
  'fast-check',
  '@jest/globals',
];

/** What exists for tests stays out of what ships. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      shipped:
        '"{{source}}" is for tests only. Import it in a *.spec, *.e2e or *.fixture(s) file, or in a project tagged type:test.',
    },
  },
  create(context) {
    const place = placeOf(context);
    if (
      isTestFile(place) ||
      isWithin(place, 'apps/web-e2e') ||
      tagsOf(place).includes('type:test')
    ) {
      return {};
    }
    return onImports((source, node) => {
      if (!packages.some((name) => isOfPackage(source, name))) return;
      context.report({ node, messageId: 'shipped', data: { source } });
    });
  },
};
