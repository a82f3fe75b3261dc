import { CAPABILITY_VERSIONS, type PhrasesCapability, writable } from '@waymark/contract';

/** The builder's language. Phrases are their own keys, so English needs no dictionary ([G26]). */
export const phrases: PhrasesCapability = Object.freeze({
  version: CAPABILITY_VERSIONS.phrases,
  language: writable('en'),
  direction: writable<'ltr' | 'rtl'>('ltr'),
  translate: (phrase: string) => phrase,
});
