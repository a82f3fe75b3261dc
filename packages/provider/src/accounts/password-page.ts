import { createHash } from 'node:crypto';
import { escapeHtml } from '../mail/escape-html';
import { inkOn } from '../mail/ink';
import type { Brand } from '../mail/layout';
import { type Translate, translatorFor } from '../mail/translate';
import type { LetterLanguage } from '../translations/letter-language';

/** What the page shows. */
export type PasswordPage =
  | { readonly state: 'form'; readonly email: string; readonly least: number; readonly fault?: string | undefined }
  | { readonly state: 'done'; readonly signIn: string | undefined }
  | { readonly state: 'refused'; readonly again: string | undefined };

const NOBODY: Brand = { name: 'Account', colour: '#1c2430' };

const styleOf = (colour: string) => `
:root{color-scheme:light dark;--ground:#f4f5f7;--card:#fff;--text:#1c2430;--quiet:#5b6675;--line:#8a94a3;--fault:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#12161c;--card:#1c222b;--text:#eceff4;--quiet:#aab4c2;--line:#77828f;--fault:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{inline-size:100%;max-inline-size:420px;overflow:hidden;border-radius:14px;background:var(--card);box-shadow:0 8px 30px rgb(0 0 0/12%)}
header{padding:16px 28px;background:${colour};color:${inkOn(colour)};font-weight:600}
section{padding:28px}
h1{margin:0 0 8px;font-size:22px;line-height:1.25}
p{margin:0 0 20px;color:var(--quiet);overflow-wrap:anywhere}
label{display:block;margin-block:0 6px;font-weight:600;font-size:14px}
input{inline-size:100%;margin-block-end:18px;padding:11px 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit}
input[aria-invalid]{border-color:var(--fault)}
.fault{color:var(--fault);font-weight:600}
.hint{margin:-12px 0 18px;font-size:14px}
button,.go{display:block;inline-size:100%;padding:12px;border:0;border-radius:8px;background:${colour};color:${inkOn(colour)};font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--text);outline-offset:2px}`;

/** The page and its security policy: no external resources, no scripts, and the form posts back here. */
export function passwordPage(
  page: PasswordPage,
  language: LetterLanguage,
  brand: Brand = NOBODY,
): { html: string; policy: string } {
  // If a phrase is missing, a partly translated page is better than an English one.
  const t = translatorFor(language, () => undefined);
  const style = styleOf(brand.colour);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const title = page.state === 'form' && page.fault ? t('Not saved yet: choose a new password') : titleIn(t);
  return {
    html: `<!doctype html>
<html lang="${escapeHtml(language.language)}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(brand.name)}</title><style>${style}</style></head>
<body><main><header>${escapeHtml(brand.name)}</header><section>${contentOf(page, t)}</section></main></body></html>
`,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  };
}

const titleIn = (t: Translate): string => t('Choose a new password');

function contentOf(page: PasswordPage, say: Translate): string {
  const t: Translate = (phrase, values) => escapeHtml(say(phrase, values));
  if (page.state === 'refused') {
    const again = goTo(page.again, t('Request a new link'));
    return `<h1>${t('This link no longer works')}</h1><p>${t('This link has been used or has expired. Request a new one.')}</p>${again}`;
  }
  if (page.state === 'done') {
    const go = goTo(page.signIn, t('Sign in'));
    return `<h1>${t('Your new password is set')}</h1><p>${t('Everybody signed in with the old password has been signed out.')}</p>${go}`;
  }
  const wrong = page.fault ? ' aria-invalid="true" aria-describedby="fault hint"' : ' aria-describedby="hint"';
  return `<h1>${titleIn(t)}</h1><p>${t('For {email}', { email: page.email })}</p>${
    page.fault ? `<p id="fault" class="fault" role="alert">${escapeHtml(page.fault)}</p>` : ''
  }<form method="post"><input hidden autocomplete="username" value="${escapeHtml(page.email)}"><label for="password">${t('New password')}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${page.least}" maxlength="1024" autofocus${wrong}>
<p id="hint" class="hint">${t('At least {n} characters.', { n: page.least })}</p>
<label for="confirmation">${t('New password again')}</label>
<input id="confirmation" name="password_confirmation" type="password" autocomplete="new-password" required maxlength="1024">
<button>${t('Save the new password')}</button></form>`;
}

const goTo = (address: string | undefined, words: string): string =>
  address ? `<a class="go" href="${escapeHtml(address)}">${words}</a>` : '';
