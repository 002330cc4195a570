import { type FileOptions, type FileReport, filePrinter } from '../site-files/print-file.ts';
import { fileValidator, type ValidateOptions } from './validate-file.ts';

/** What is to be done with each file of a run; it can be sent to a worker. */
export type FileWork =
  | { readonly command: 'prerender'; readonly options: FileOptions }
  | { readonly command: 'validate'; readonly options: ValidateOptions };

/** What does it for one file after the other. */
export function fileWorker(work: FileWork): (file: string) => Promise<FileReport> {
  return work.command === 'prerender' ? filePrinter(work.options) : fileValidator(work.options);
}
