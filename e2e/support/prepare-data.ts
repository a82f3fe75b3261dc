import { bundleProvider } from '@waymark/launch';
import { seedDemo } from './demo-copy';

const PROGRAM_VARIABLE = 'WAYMARK_E2E_PROGRAM';

/** The provider in one file, which every worker starts. */
export const providerProgram = (): URL => new URL(process.env[PROGRAM_VARIABLE] ?? '');

/** Bundles the provider and seeds the demo that every worker copies. */
export default (): Promise<() => Promise<void>> => prepareData();

/** The same with additional environment variables of the provider. */
export async function prepareData(env: Readonly<Record<string, string>> = {}): Promise<() => Promise<void>> {
  const program = await bundleProvider();
  process.env[PROGRAM_VARIABLE] = program.href;
  return seedDemo(program, env);
}
