import type { FileReport } from '../site-files/print-file.ts';

const BAR_LENGTH_COUNT = 30;

function counted(count: number, noun: 'file' | 'address' | 'problem'): string {
  const plural = noun === 'address' ? 'es' : 's';
  return `${count} ${noun}${count === 1 ? '' : plural}`;
}

/** Counts what became of the files, says what is wrong as it is found, and shows how far it is. */
export class Progress {
  readonly counts = { written: 0, unchanged: 0, failed: 0 };
  /** How many lines were said of files that could be read. */
  problemCount = 0;
  readonly #fileCount: number;
  readonly #isQuiet: boolean;
  readonly #findings: NodeJS.WritableStream;
  readonly #hasBar: boolean;
  readonly #said = new Set<string>();
  readonly #startedAt = performance.now();

  /** @param findings - where what is wrong is said; what cannot be read is said on standard error. */
  constructor(fileCount: number, isQuiet: boolean, findings: NodeJS.WritableStream = process.stderr) {
    this.#findings = findings;
    this.#fileCount = fileCount;
    this.#isQuiet = isQuiet;
    this.#hasBar = !isQuiet && process.stderr.isTTY === true;
  }

  add({ status, messages }: FileReport): void {
    this.counts[status] += 1;
    // A document that a thousand pages share has its faults once.
    const news = messages.filter((message) => !this.#said.has(message));
    for (const message of news) this.#said.add(message);
    if (status !== 'failed') this.problemCount += news.length;
    if (this.#hasBar) process.stderr.write('\r\u001b[K');
    const stream = status === 'failed' ? process.stderr : this.#findings;
    if (news.length > 0) stream.write(`${news.join('\n')}\n`);
    if (this.#hasBar) process.stderr.write(this.#bar());
  }

  /** Ends the bar and says what was done. */
  end(what: 'printed' | 'looked at', thing: 'file' | 'address' = 'file'): void {
    if (this.#hasBar) process.stderr.write('\r\u001b[K');
    if (this.#isQuiet) return;
    const { written, unchanged, failed } = this.counts;
    const seconds = ((performance.now() - this.#startedAt) / 1000).toFixed(1);
    const done =
      what === 'printed'
        ? `${written} written, ${unchanged} unchanged, ${failed} left as they are`
        : `${counted(this.problemCount, 'problem')}${failed > 0 ? `, ${failed} could not be read` : ''}`;
    process.stderr.write(`${counted(this.#fileCount, thing)} ${what} in ${seconds} s: ${done}.\n`);
  }

  #bar(): string {
    const doneCount = this.counts.written + this.counts.unchanged + this.counts.failed;
    const length = Math.round((doneCount / this.#fileCount) * BAR_LENGTH_COUNT);
    return `${'█'.repeat(length)}${'░'.repeat(BAR_LENGTH_COUNT - length)} ${doneCount} of ${this.#fileCount}`;
  }
}
