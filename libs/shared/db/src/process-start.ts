import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Fields of `/proc/<pid>/stat` after the name in brackets: state is the first, start time the twentieth. */
const STATE = 0;
const START_TIME = 19;

/**
 * When a process began, in the operating system's own format.
 *
 * @param pid number of the process
 * @returns null if no such process lives
 */
export function processStart(pid: number): string | null {
  if (existsSync('/proc/self/stat')) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[STATE] === 'Z' ? null : (fields[START_TIME] ?? null);
    } catch {
      return null;
    }
  }
  return isAlive(pid) ? startByPs(pid) : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
