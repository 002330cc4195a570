import { parentPort, workerData } from 'node:worker_threads';
import { type FileWork, fileWorker } from './file-work.ts';

// A thread of `work-on-files.ts`: a file comes in, its report goes out.
const workOn = fileWorker(workerData as FileWork);

parentPort?.on('message', async (file: string) => {
  parentPort?.postMessage(await workOn(file));
});
