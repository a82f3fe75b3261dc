import { writeFile } from 'node:fs/promises';
import { VERSION } from '../version';
import { OPENAPI_FILE, openapiText } from './openapi-file';

await writeFile(OPENAPI_FILE, openapiText(VERSION));
