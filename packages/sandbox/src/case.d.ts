/** The remote's `src/testing/sandbox-case.ts`, or else its `src/testing/conformance-case.ts`. */
declare module 'waymark-sandbox-case' {
  import type { ConformanceCase } from '@waymark/testing';

  const sandboxCase: ConformanceCase | undefined;
  const conformanceCase: ConformanceCase | undefined;

  export { conformanceCase, sandboxCase };
}
