import { createHash } from 'node:crypto';
import { escapeHtml } from '../mail/escape-html';
import type { LetterLanguage } from '../translations/letter-language';

const STYLE = `
:root{color-scheme:light dark;--ground:#f4f5f7;--card:#fff;--text:#1c2430;--quiet:#5b6675}
@media(prefers-color-scheme:dark){:root{--ground:#12161c;--card:#1c222b;--text:#eceff4;--quiet:#aab4c2}}
body{margin:0;min-height:100vh;box-sizing:border-box;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;inline-size:100%;max-inline-size:420px;padding:28px;border-radius:14px;background:var(--card);box-shadow:0 8px 30px rgb(0 0 0/12%)}
h1{margin:0 0 8px;font-size:22px;line-height:1.25}
p{margin:0;color:var(--quiet);overflow-wrap:anywhere}`;

/** The page shown on return from Dropbox, and its security policy. */
export function returnPage(
  title: string,
  text: string,
  { language, direction }: LetterLanguage,
): { html: string; policy: string } {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return {
    html: `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>
`,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
  };
}
