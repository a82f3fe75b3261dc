import { createHash } from 'node:crypto';

/** What a Content-Security-Policy names to let the scripts run that stand in a document, and none besides them. */
export function inlineScriptSources(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
