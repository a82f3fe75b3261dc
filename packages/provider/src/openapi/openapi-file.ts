import { fileURLToPath } from 'node:url';
import { describeApi } from './describe-api';

/** Where the committed description lies, which others hold the API against. */
export const OPENAPI_FILE = fileURLToPath(new URL('../../openapi.json', import.meta.url));

/** The description as it is committed. */
export const openapiText = (version: string): string => `${JSON.stringify(describeApi('v1', version), null, 2)}\n`;
