import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

// Makes new pictures small: `node test/e2e/shrink-pictures.ts`, after Playwright has written them. A picture of a header
// has few colours but for the edges of its letters, so it can do with a palette: those that it has most, and for each other
// one the first that is hardly another. A picture that would need more of them than a palette holds stays as it is.

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What a palette holds. */
const PALETTE_SIZE = 256;
/** How far a colour may move, of 255 levels in each of its parts: far below Playwright's threshold. */
const MAX_COLOUR_SHIFT = 12;
const RGB = 2;
const PALETTE = 3;
const RGBA = 6;

interface Picture {
  readonly header: Buffer;
  readonly data: Buffer;
}

function readPicture(file: Buffer): Picture {
  const parts: Record<string, Buffer[]> = {};
  for (let offset = SIGNATURE.length; offset < file.length; ) {
    const length = file.readUInt32BE(offset);
    const type = file.toString('latin1', offset + 4, offset + 8);
    parts[type] = [...(parts[type] ?? []), file.subarray(offset + 8, offset + 8 + length)];
    offset += length + 12;
  }
  return { header: parts.IHDR?.[0] as Buffer, data: inflateSync(Buffer.concat(parts.IDAT ?? [])) };
}

/** What PNG's filters compare a byte with: the one to the left, above, both, or the nearest of them. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter === 0) return 0;
  const [byLeft, byUp, byCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** The bytes of the pixels, row by row, without PNG's filters. */
function pixelsOf({ data }: Picture, rowBytes: number, height: number, pixelBytes: number): Buffer {
  const pixels = Buffer.alloc(rowBytes * height);
  for (let row = 0; row < height; row++) {
    const filter = data[row * (rowBytes + 1)] ?? 0;
    for (let column = 0; column < rowBytes; column++) {
      const at = row * rowBytes + column;
      const left = column < pixelBytes ? 0 : (pixels[at - pixelBytes] ?? 0);
      const up = row === 0 ? 0 : (pixels[at - rowBytes] ?? 0);
      const corner = row === 0 || column < pixelBytes ? 0 : (pixels[at - rowBytes - pixelBytes] ?? 0);
      pixels[at] = (data[row * (rowBytes + 1) + 1 + column] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return pixels;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

type Colour = readonly [red: number, green: number, blue: number];

const partsOf = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** How far two colours are apart in the part in which they differ most. */
function shift(one: Colour, other: Colour): number {
  return Math.max(...one.map((part, index) => Math.abs(part - (other[index] as number))));
}

/** Each pixel's index in a palette, with a zero for PNG's filter before each row; `undefined` if it needs too many. */
function indexed(pixels: Buffer, pixelBytes: number, width: number) {
  const colours = Array.from({ length: pixels.length / pixelBytes }, (_, index) =>
    pixels.readUIntBE(index * pixelBytes, 3),
  );
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  // What a picture has most stays as it is: surfaces and text before the edges of letters.
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette: Colour[] = [];
  const places = new Map<number, number>();
  for (const colour of byCount) {
    const parts = partsOf(colour);
    const place = palette.findIndex((other) => shift(parts, other) <= MAX_COLOUR_SHIFT);
    places.set(colour, place < 0 ? palette.push(parts) - 1 : place);
  }
  if (palette.length > PALETTE_SIZE) return undefined;
  const rows = Buffer.alloc(colours.length + colours.length / width);
  for (const [index, colour] of colours.entries()) {
    rows[index + Math.floor(index / width) + 1] = places.get(colour) as number;
  }
  return { rows, palette };
}

/** The same picture with a palette; `undefined` if it has one, or would need too large a one. */
function shrunk(file: Buffer): Buffer | undefined {
  const picture = readPicture(file);
  const [width, height, kind] = [picture.header.readUInt32BE(0), picture.header.readUInt32BE(4), picture.header[9]];
  if (kind !== RGB && kind !== RGBA) return undefined;
  const pixelBytes = kind === RGB ? 3 : 4;
  const pixels = pixelsOf(picture, width * pixelBytes, height, pixelBytes);
  const result = indexed(pixels, pixelBytes, width);
  if (!result) return undefined;
  const header = Buffer.from(picture.header);
  header[9] = PALETTE;
  const palette = Buffer.from(result.palette.flat());
  const parts = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflateSync(result.rows, { level: 9 }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

for (const name of globSync('pictures/*.png', { cwd: import.meta.dirname })) {
  const path = resolve(import.meta.dirname, name);
  const small = shrunk(readFileSync(path));
  if (small) writeFileSync(path, small);
}
