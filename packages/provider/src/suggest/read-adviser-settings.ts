import type { Values } from '@waymark/settings';
import type { AdviserOptions } from './service';

/** Reads the settings of the model service; undefined without one. Errors are added to the list. */
export function readAdviser(values: Values, faults: string[]): AdviserOptions | undefined {
  const { WAYMARK_AI_URL: url, WAYMARK_AI_MODEL: model, WAYMARK_AI_KEY: key } = values;
  if (!url) return undefined;
  if (!model) faults.push('WAYMARK_AI_URL needs WAYMARK_AI_MODEL, the name of the model.');
  return { url, model: model ?? '', key };
}
