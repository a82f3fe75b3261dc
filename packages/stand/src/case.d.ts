/** `src/testing/stand-case.ts` of the remote on the stand; where it has none, `src/testing/conformance-case.ts`. */
declare module 'waymark-stand-case' {
  import type { ConformanceCase } from '@waymark/testing';

  const standCase: ConformanceCase | undefined;
  const conformanceCase: ConformanceCase | undefined;

  export { conformanceCase, standCase };
}
