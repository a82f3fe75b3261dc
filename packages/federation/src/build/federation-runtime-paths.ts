import { createRequire } from 'node:module';
import path from 'node:path';

/** Name on the page under which the host hands Module Federation's runtime to the remotes. */
export const RUNTIME_GLOBAL = '__WAYMARK_FEDERATION__';

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));

/** Folder of Module Federation's bundler runtime, as the federation plugin itself finds it. */
export const BUNDLER_RUNTIME = path.dirname(enhanced.resolve('@module-federation/webpack-bundler-runtime/bundler'));
