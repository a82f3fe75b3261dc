/** `src/testing/sandbox-case.ts` of the remote on the sandbox; where it has none, `src/testing/conformance-case.ts`. */
declare module 'waymark-sandbox-case' {
  import type { ConformanceCase } from '@waymark/testing';

  const sandboxCase: ConformanceCase | undefined;
  const conformanceCase: ConformanceCase | undefined;

  export { conformanceCase, sandboxCase };
}
