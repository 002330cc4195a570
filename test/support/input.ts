import { executeServerCommand } from '@web/test-runner-commands';
import type { InputCommand } from '../runner/input-driver.ts';
import { frame } from './eventually.ts';

/** Has the browser's driver do something, and waits a frame, so that the page has seen it. */
export async function input(command: InputCommand): Promise<void> {
  await executeServerCommand('input', command);
  await frame();
}
