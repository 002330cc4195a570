import { parentPort, workerData } from 'node:worker_threads';
import { type FileOptions, filePrinter } from '../site-files/print-file.ts';

// A thread of `print-files.ts`: a file comes in, its report goes out.
const printFile = filePrinter(workerData as FileOptions);

parentPort?.on('message', async (file: string) => {
  parentPort?.postMessage(await printFile(file));
});
