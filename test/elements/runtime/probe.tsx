import { useImperativeHandle, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import {
  type ElementDeclaration,
  type ElementProps,
  SHARED_ATTRIBUTES,
} from '../../../elements/runtime/declaration.ts';
import type { Note } from '../../../src/core/config/usable-data.ts';

const attributes = {
  ...SHARED_ATTRIBUTES,
  label: { type: 'string' },
  size: { type: 'enum', values: ['small', 'large'], default: 'small' },
  'open-delay': { type: 'number', default: 200 },
  open: { type: 'boolean' },
} as const;

export interface ProbeData {
  readonly text: string;
}

interface ProbeEvents {
  readonly ready: null;
  readonly press: { readonly count: number };
}

interface ProbeHandle {
  readonly add: (count: number) => void;
}

type ProbeProps = ElementProps<typeof attributes, ProbeData, ProbeEvents, ProbeHandle>;

/** The labels of the probes that are mounted, and how often one rendered. */
export const life = { mounted: new Set<unknown>(), renders: 0 };

/** A component that shows everything the layer gives it, and keeps state. */
function Probe({ attributes, data, locale, links, emit, reflect, properties, ref }: ProbeProps) {
  const [count, setCount] = useState(0);
  life.renders += 1;
  // With the commit, so that whoever sees the markup sees it mounted.
  useLayoutEffect(() => {
    life.mounted.add(attributes.label);
    return () => {
      life.mounted.delete(attributes.label);
    };
  }, [attributes.label]);
  useImperativeHandle(ref, () => ({ add: (more) => setCount((now) => now + more) }));
  if (data.text === 'throw') throw new Error('The probe cannot show this.');
  return (
    <div>
      <p data-attributes={JSON.stringify(attributes)}>{data.text}</p>
      <output data-prefix={links.prefix} data-page-url={links.pageUrl}>
        {locale.code}
      </output>
      <button
        type="button"
        onClick={() => {
          if (emit('press', { count })) setCount(count + 1);
        }}
      >
        {count}
      </button>
      <button type="button" onClick={() => reflect('open', !attributes.open)}>
        {String(properties.provider ?? 'none')}
      </button>
    </div>
  );
}

/** For the one problem it can have. */
const textSchema = v.pipe(v.string(), v.metadata({ otherwise: 'Nothing is shown.' }));

function read(raw: unknown, note: Note): ProbeData | undefined {
  if (raw === undefined) return undefined;
  const text = (raw as { text?: unknown } | null)?.text;
  if (typeof text === 'string') return { text };
  note(['text'], undefined, 'a text', textSchema);
  return undefined;
}

export const probe = {
  name: 'probe',
  component: Probe,
  attributes,
  events: { ready: { isCancelable: false }, press: { isCancelable: true } },
  methods: ['add'],
  properties: ['provider'],
  read,
  styles: [':host { display: block; }', 'p { color: rgb(1 2 3); }'],
} as const satisfies ElementDeclaration<typeof attributes, ProbeData, ProbeEvents, ProbeHandle>;
