import type { AdviserOptions } from './service';

/** Reads the settings of the model service; undefined without one. Faults are added to the list. */
export function readAdviser(
  env: Readonly<Record<string, string | undefined>>,
  faults: string[],
): AdviserOptions | undefined {
  const url = env.WAYMARK_AI_URL?.trim();
  if (!url) return undefined;
  const model = env.WAYMARK_AI_MODEL?.trim();
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    faults.push(`WAYMARK_AI_URL has to be an address such as https://models.example/v1, not "${url}".`);
  }
  if (!model) faults.push('WAYMARK_AI_URL needs WAYMARK_AI_MODEL, the name of the model.');
  return { url, model: model ?? '', key: env.WAYMARK_AI_KEY?.trim() || undefined };
}
