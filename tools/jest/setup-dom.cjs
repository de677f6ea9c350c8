require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// How long `findBy` and `waitFor` wait for what comes: only a test that fails waits that long, and machines are shared.
configure({ asyncUtilTimeout: 10_000 });

/**
 * `await expect(container).toHaveNoAxeViolations()`: runs axe on an element that is in the page.
 * What needs layout or a canvas is left to axe in a real browser; contrast is proved by the test
 * of the tokens as well.
 */
expect.extend({
  async toHaveNoAxeViolations(element) {
    const axe = require('axe-core');
    const { violations } = await axe.run(element, {
      resultTypes: ['violations'],
      rules: {
        'color-contrast': { enabled: false },
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
    });
    const lines = violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${violation.help}\n  ${node.html}`),
    );
    return {
      pass: lines.length === 0,
      message: () => (lines.length ? lines.join('\n') : 'expected axe to find a violation'),
    };
  },
});

// React's development build records a stack for each element that is made, up to a limit for each second. No test reads
// them, and they took a tenth of the time of tests of long pages: the limit counts as reached.
const {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
} = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set() {},
});

/**
 * Finds the labels of a field among the labels of the page. jsdom looks at every element instead, which took a seventh
 * of the time of tests of long forms: queries by role and name read the labels of every field.
 */
function installLabels() {
  const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
  const kinds = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];
  for (const kind of kinds) {
    Object.defineProperty(window[`HTML${kind}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        if (this.type === 'hidden') return null;
        return [...this.getRootNode().querySelectorAll('label')].filter((label) =>
          label.hasAttribute('for')
            ? label.htmlFor === this.id
            : label.contains(this) && label.querySelector(labelable) === this,
        );
      },
    });
  }
}

// jsdom lacks what Radix asks of a browser.
if (typeof window !== 'undefined') {
  const prototype = window.Element.prototype;
  prototype.hasPointerCapture ??= () => false;
  prototype.setPointerCapture ??= () => undefined;
  prototype.releasePointerCapture ??= () => undefined;
  prototype.scrollIntoView ??= () => undefined;
  installLabels();
  // The environment's FormData is Node's, which takes a file only when it is Node's as well.
  window.File = require('node:buffer').File;
  // React reads a form whose sending begins a transition; Node's FormData knows no forms of jsdom.
  const { FormData } = window;
  window.FormData = class extends FormData {
    constructor() {
      super();
    }
  };
  // jsdom has one that only complains.
  window.scrollTo = () => undefined;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}
