import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileReport } from '../site-files/print-file.ts';
import { type FileWork, fileWorker } from './file-work.ts';

/** Below this many files for each thread, starting one takes longer than the work. */
const FILES_PER_WORKER_COUNT = 50;

export interface FilesRun {
  readonly work: FileWork;
  readonly workerUrl: URL;
  /** The most threads to use. */
  readonly jobCount: number;
  readonly onReport: (report: FileReport) => void;
  /** Ends the run after the files that are being worked on. */
  readonly signal: AbortSignal;
}

interface Hand {
  readonly workOn: (file: string) => Promise<FileReport>;
  readonly end: () => Promise<unknown>;
}

function thread(work: FileWork, workerUrl: URL): Hand {
  const worker = new Worker(workerUrl, { workerData: work });
  const workOn = async (file: string): Promise<FileReport> => {
    worker.postMessage(file);
    const [report] = await once(worker, 'message');
    return report;
  };
  return { workOn, end: () => worker.terminate() };
}

/** Works on files, on several at a time if there are many. */
export async function workOnFiles(files: readonly string[], run: FilesRun): Promise<void> {
  const { work, workerUrl, jobCount, onReport, signal } = run;
  const threadCount = Math.min(jobCount, Math.ceil(files.length / FILES_PER_WORKER_COUNT));
  const hands: readonly Hand[] =
    threadCount > 1
      ? Array.from({ length: threadCount }, () => thread(work, workerUrl))
      : [{ workOn: fileWorker(work), end: async () => {} }];
  const queue = files.values();
  const empty = async ({ workOn }: Hand) => {
    for (const file of queue) {
      onReport(await workOn(file));
      if (signal.aborted) return;
    }
  };
  try {
    await Promise.all(hands.map(empty));
  } finally {
    await Promise.all(hands.map(({ end }) => end()));
  }
}
