const vm = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** What the transforms made of the sources that this worker has read, by file and kind of transform. */
const transformed = new Map();
/** Modules that this worker has compiled, by file. */
const compiled = new Map();

/** Files change while Jest watches them, and coverage counts each project's run on its own. */
const readsOnce = ({ watch, watchAll, collectCoverage }) => !watch && !watchAll && !collectCoverage;

/** Jest answers a dynamic import for the test file that makes it, so such modules are compiled for each test file. */
const importsDynamically = (source) => /\bimport\s*\(/.test(source);

function compile(source, head, filename) {
  const columnOffset = -head.length;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset });
}

/** The compiled module; null where it must be compiled for each test file. */
function scriptOf(source, head, file) {
  const known = compiled.get(file);
  if (known?.source === source && known.head === head) return known.script;
  const script = importsDynamically(source) ? null : compile(source, head, file);
  compiled.set(file, { source, head, script });
  return script;
}

/**
 * Jest's own runtime, except that a worker reads, transforms and compiles a module once, and not once for each test
 * file or project. What is shared is text and byte code: each test file still evaluates all modules, in a context and
 * a registry of its own.
 */
module.exports = class Runtime extends JestRuntime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, global) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, global);
    if (!readsOnce(global)) return;
    this.transformOnce(JSON.stringify([config.transform, config.transformIgnorePatterns]));
    this.compileOnce();
  }

  transformOnce(transforms) {
    const { transformCache } = this;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (file, options) => {
      const key = `${file} ${JSON.stringify(options)} ${transforms}`;
      const known = transformed.get(key);
      if (known === undefined) {
        const code = transform(file, options);
        const map = transformCache.sourceMaps.get(file);
        transformed.set(key, { code, result: transformCache.transforms.get(file), map });
        return code;
      }
      if (known.result !== undefined) transformCache.transforms.set(file, known.result);
      if (known.map !== undefined) transformCache.sourceMaps.set(file, known.map);
      return known.code;
    };
  }

  compileOnce() {
    const { executor } = this;
    const compileAlone = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(',')}) {`;
    executor.compile = (source, file) => {
      const context = this._environment.getVmContext();
      const script = context === null ? null : scriptOf(source, head, file);
      return script === null ? compileAlone(source, file) : script.runInContext(context);
    };
  }
};
module.exports.default = module.exports;
