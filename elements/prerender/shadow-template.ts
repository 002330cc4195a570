import { VERSION } from '../version.ts';

/** A declarative shadow root that says which version printed it, for whoever looks after the files (`validate`). */
export function shadowTemplate(content: string): string {
  return `<template shadowrootmode="open" data-version="${VERSION}">${content}</template>`;
}
