import { options, render, type VNode } from 'preact';

/** By this preact's own rendering on servers goes without effects, and asks stores for what a server knows. */
const flags = options as { __s?: boolean };

/** `unseen-render.ts` for the light flavour; the build puts it in its place. */
export async function renderUnseen(tree: VNode, container: HTMLElement): Promise<() => void> {
  flags.__s = true;
  try {
    render(tree, container);
  } finally {
    flags.__s = false;
  }
  return () => render(null, container);
}
