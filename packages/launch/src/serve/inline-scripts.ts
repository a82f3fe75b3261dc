import { createHash } from 'node:crypto';

/** The Content-Security-Policy sources that allow exactly the inline scripts of a document. */
export function inlineScriptSources(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
