import { isLiveCode, type LiveCode, type Registry } from '@waymark/contract';

/** The codes of live messages that a registry's remotes use beyond the contract, whichever release runs. */
export const sourcesOf = (registry: Registry): readonly LiveCode[] =>
  registry.remotes
    .flatMap(({ current, previous, canary }) => [current, previous, canary?.release])
    .flatMap((release) => release?.live ?? [])
    .filter(isLiveCode);
