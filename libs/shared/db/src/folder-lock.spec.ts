/** @databases both */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock';
import { processStart } from './process-start';

describe('M3: one process a folder', () => {
  let folder: string;
  const lock = () => path.join(folder, 'upround.lock');

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'upround-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('a locked folder is rejected with the process that has it and what to do', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockFolder(folder)).rejects.toThrow(
      `in use by process ${process.pid}. Stop that process, or set DATA_DIR`,
    );
    await unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('a released folder can be locked again', async () => {
    await (
      await lockFolder(folder)
    )();
    await (
      await lockFolder(folder)
    )();
  });

  it('the lock of a process that ended is taken over', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(lock(), JSON.stringify({ pid: child.pid, started: '1' }));
    const unlock = await lockFolder(folder);
    expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid);
    await unlock();
  });

  it('the lock of an earlier process with the same number is taken over', async () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.pid, started: '1' }));
    await (
      await lockFolder(folder)
    )();
  });

  it.each(['', '{', '{"pid":"1"}', 'null'])('a lock that says %j is taken over', async (text) => {
    writeFileSync(lock(), text);
    await (
      await lockFolder(folder)
    )();
  });

  it('one of many concurrent processes gets it, also over a dead lock', async () => {
    for (let round = 0; round < 40; round += 1) {
      const dead = round % 2 === 1;
      if (dead) writeFileSync(lock(), JSON.stringify({ pid: process.pid, started: '1' }));
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
      const taken = tries.filter((result) => result.status === 'fulfilled');
      expect(taken).toHaveLength(1);
      await taken[0]?.value();
    }
  });

  it('has the start time of a process, and none for a number without a process', () => {
    expect(processStart(process.pid)).toMatch(/./);
    expect(processStart(2 ** 22 + 1)).toBeNull();
  });
});
