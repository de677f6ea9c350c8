const { isOfPackage, isTestFile, onImports, placeOf } = require('../places');

const belowTheScreen =
  /^libs\/(?:[^/]+\/web\/src\/(?:.+\/)?(?:data|model|state)\/|[^/]+\/contract\/|shared\/(?:api-client|query|session|contract-core|domain|links)\/)/;

/** Code that fetches data doesn't show messages: only screens and components raise toasts. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      below:
        'Only screens and components raise toasts. Let this layer throw or answer the error, and call the toast where the person acted.',
    },
  },
  create(context) {
    const place = placeOf(context);
    if (!belowTheScreen.test(place) || isTestFile(place)) return {};
    return onImports((source, node) => {
      if (isOfPackage(source, '@upround/shared/toasts'))
        context.report({ node, messageId: 'below' });
    });
  },
};
