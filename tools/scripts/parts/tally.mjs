import { existsSync, readFileSync } from 'node:fs';
import { relative } from './workspace.mjs';

/** Adds up the results of the stages of a test run, and collects the reasons for skipped tests. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  reasons = [];

  /** What failed, as people look for it in the output above. */
  failures = [];

  /**
   * A stage that is one check: formatting, lint, types, build.
   *
   * @param {string} name what was checked
   * @param {boolean} ok
   */
  check(name, ok) {
    if (ok) this.passed += 1;
    else this.fail(name, 1);
  }

  fail(name, count) {
    this.failed += count;
    this.failures.push(name);
  }

  /** @param {string} reason why something was not run, as people read it */
  skip(reason, count = 1) {
    this.skipped += count;
    this.reasons.push(reason);
  }

  /**
   * @param {string} file Jest's `--json` output
   * @param {number} code Jest's exit code: a run that ended badly counts as failed whatever it wrote
   */
  addJest(file, code) {
    if (!existsSync(file)) {
      this.fail(`Jest ended with ${code} and without a report`, 1);
      return;
    }
    const result = JSON.parse(readFileSync(file, 'utf8'));
    this.passed += result.numPassedTests;
    // A file that cannot be loaded has no tests to count, so the file itself counts.
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    for (const { name, status } of result.testResults ?? []) {
      if (status === 'failed') this.failures.push(relative(name));
    }
    this.failed += failed;
    if (failed === 0 && code !== 0) this.fail(`Jest ended with ${code}`, 1);
    const skipped = result.numPendingTests + result.numTodoTests;
    if (skipped > 0) this.skip(`${skipped} marked as skipped in their files`, skipped);
  }

  /**
   * @param {string} file Playwright's JSON report
   * @param {number} code Playwright's exit code
   */
  addPlaywright(file, code) {
    if (!existsSync(file)) {
      this.fail(`the journeys ended with ${code} and without a report`, 1);
      return;
    }
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    this.passed += stats.expected;
    const failed = stats.unexpected + stats.flaky;
    if (failed > 0 || code !== 0) this.fail('journeys', Math.max(failed, 1));
    if (stats.skipped > 0) this.skip(`${stats.skipped} journeys marked as skipped`, stats.skipped);
  }

  /** The last line of a run. */
  get line() {
    return `${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`;
  }
}
