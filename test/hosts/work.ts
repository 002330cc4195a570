import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_FOLDER } from '../runner/paths.ts';

const clone = createHash('sha256').update(PROJECT_FOLDER).digest('hex').slice(0, 8);

/** Where hosts are installed, by each user and clone for itself; kept from run to run so that the second one is quick. */
export const WORK_FOLDER = join(tmpdir(), `site-elements-hosts-${userInfo().uid}-${clone}`);

/** A folder of a host's own, which is made if it is not there. */
export function workFolder(...names: readonly string[]): string {
  const folder = join(WORK_FOLDER, ...names);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const execFileAsync = promisify(execFile);

/** What became of a command. */
export interface Execution {
  readonly isDone: boolean;
  /** Both streams. */
  readonly output: string;
}

/**
 * Runs a command to its end. It never throws: a program that is missing has not done its work.
 * @param options.signal - Ends it.
 */
export async function execute(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv; readonly signal: AbortSignal },
): Promise<Execution> {
  try {
    const { stdout, stderr } = await execFileAsync(command, [...args], { maxBuffer: 64 * 1024 * 1024, ...options });
    return { isDone: true, output: stdout + stderr };
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    return { isDone: false, output: `${message}\n${stdout}${stderr}` };
  }
}
