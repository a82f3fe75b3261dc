import { pathToFileURL } from 'node:url';
import { bundleProgram } from '@waymark/provider/bundle';
import { PROVIDER_PROGRAM } from './provider';

/** The provider with the demo's data in one file, which starts sooner than its sources; gone at the end of the process. */
export const bundleProvider = async (): Promise<URL> => pathToFileURL(await bundleProgram(PROVIDER_PROGRAM));
