import { fileURLToPath } from 'node:url';
import { describeApi } from './describe-api';

/** The committed description, to compare the API with. */
export const OPENAPI_FILE = fileURLToPath(new URL('../../openapi.json', import.meta.url));

/** The description in its committed format. */
export const openapiText = (version: string): string => `${JSON.stringify(describeApi('v1', version), null, 2)}\n`;
