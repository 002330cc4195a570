import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type FileOptions, type FileReport, filePrinter } from '../site-files/print-file.ts';

/** Below this many files for each thread, starting one takes longer than the work. */
const FILES_PER_WORKER_COUNT = 50;

export interface FilesRun {
  readonly options: FileOptions;
  readonly workerUrl: URL;
  /** The most threads to use. */
  readonly jobCount: number;
  readonly onReport: (report: FileReport) => void;
  /** Ends the run after the files that are being printed. */
  readonly signal: AbortSignal;
}

interface Printer {
  readonly print: (file: string) => Promise<FileReport>;
  readonly end: () => Promise<unknown>;
}

function threadPrinter(options: FileOptions, workerUrl: URL): Printer {
  const worker = new Worker(workerUrl, { workerData: options });
  const print = async (file: string): Promise<FileReport> => {
    worker.postMessage(file);
    const [report] = await once(worker, 'message');
    return report;
  };
  return { print, end: () => worker.terminate() };
}

/** Prints files, several at a time if there are many. */
export async function printFiles(files: readonly string[], run: FilesRun): Promise<void> {
  const { options, workerUrl, jobCount, onReport, signal } = run;
  const threadCount = Math.min(jobCount, Math.ceil(files.length / FILES_PER_WORKER_COUNT));
  const printers: readonly Printer[] =
    threadCount > 1
      ? Array.from({ length: threadCount }, () => threadPrinter(options, workerUrl))
      : [{ print: filePrinter(options), end: async () => {} }];
  const queue = files.values();
  const work = async ({ print }: Printer) => {
    for (const file of queue) {
      onReport(await print(file));
      if (signal.aborted) return;
    }
  };
  try {
    await Promise.all(printers.map(work));
  } finally {
    await Promise.all(printers.map(({ end }) => end()));
  }
}
