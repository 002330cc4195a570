/** A column: its heading and what it shows of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

/** Lines of an aligned table, the heading first. */
export function tableLines<Row>(rows: readonly Row[], columns: Columns<Row>): string[] {
  const headings = Object.keys(columns);
  const cells = [headings, ...rows.map((row) => Object.values(columns).map((show) => show(row)))];
  const widths = headings.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return cells.map(format);
}

/** Milliseconds, bytes in kB, and the like; what never came is «never». */
export const ms = (value: number) => (value === Number.POSITIVE_INFINITY ? 'never' : value.toFixed(value < 10 ? 1 : 0));
export const percent = (value: number) => `${(value * 100).toFixed(0)} %`;
export const kilobytes = (value: number) => (value / 1000).toFixed(1);
export const kibibytes = (value: number) => (value / 1024).toFixed(1);
export const ratio = (value: number, base: number) => `${(value / base).toFixed(2)}×`;
