const { writeFileSync } = require('node:fs');

/**
 * Keeps the names of the test files under way in the file that `RUNNING_FILES` names, for a run that hangs and is
 * ended from outside.
 */
module.exports = class RunningFilesReporter {
  running = new Set();

  file = process.env.RUNNING_FILES;

  constructor() {
    this.write();
  }

  onTestFileStart({ path }) {
    this.running.add(path);
    this.write();
  }

  onTestFileResult({ path }) {
    this.running.delete(path);
    this.write();
  }

  write() {
    writeFileSync(this.file, JSON.stringify([...this.running]));
  }
};
