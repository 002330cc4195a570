/**
 * The body of an answer as text.
 *
 * @throws as soon as it is longer than the limit; the rest is not read.
 */
export async function boundedText(answer: Response, maxBytes: number): Promise<string> {
  // A `fetch` of the page's own may answer without a stream.
  const reader = (answer.body ?? new Blob([await answer.text()]).stream()).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let byteCount = 0;
  for (;;) {
    const part = await reader.read();
    if (!part.value) return text + decoder.decode();
    byteCount += part.value.byteLength;
    if (byteCount > maxBytes) throw new Error(`The answer is over ${maxBytes} bytes long.`);
    text += decoder.decode(part.value, { stream: true });
  }
}
