import { parseJson } from '../../src/core/config/parse-json.ts';
import type { Configuration } from './configuration.ts';

/** Says where a text stops being JSON. A file of its own, loaded by pages with such a text only. */
export function explainJson(text: string): Configuration {
  const parsed = parseJson(text);
  return 'problem' in parsed
    ? { status: 'broken', problem: parsed.problem }
    : { status: 'present', value: parsed.value };
}
