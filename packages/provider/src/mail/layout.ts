import { ENGLISH, type LetterLanguage } from '../translations/letter-language';
import { escapeHtml } from './escape-html';
import { greetedName } from './greeted-name';
import { inkOn } from './ink';
import type { Mail } from './mail';
import { type Translate, translatorFor } from './translate';

/** A brand's design in messages and pages. */
export interface Brand {
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
}

/** The content of a message. */
interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one action; its address is added where needed. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below. */
  readonly note: string;
}

/** Writes a letter in the language of its translator. */
export type WriteLetter = (t: Translate) => Letter;

/**
 * Renders a message in a brand's design, as text and HTML. If the language lacks a phrase, the whole letter is in
 * English, because half-translated letters look broken.
 */
export function composeMail(
  brand: Brand,
  to: Mail['to'],
  write: WriteLetter,
  language: LetterLanguage = ENGLISH,
): Mail {
  let whole = true;
  const t = translatorFor(language, () => {
    whole = false;
  });
  const letter = write(t);
  const name = greetedName(to.name);
  const greeting = name ? t('Hello {name},', { name }) : t('Hello,');
  if (!whole) return composeMail(brand, to, write);
  const { subject, paragraphs, action, note } = letter;
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), note, brand.name];
  return {
    from: brand.name,
    to: { ...to, name },
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlOf(brand, greeting, letter, language),
  };
}

/** Mail programs support tables and inline styles, and little else; some keep only what is inside the body. */
function htmlOf(
  { name, colour }: Brand,
  greeting: string,
  { paragraphs, action, note }: Letter,
  { language, direction }: LetterLanguage,
): string {
  const ink = inkOn(colour);
  const spoken = `lang="${escapeHtml(language)}" dir="${direction}"`;
  const line = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${colour};color:${ink};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html ${spoken}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;background:#f4f5f7;font:16px/1.5 system-ui,sans-serif;color:#1c2430">
<table ${spoken} role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 32px;border-radius:12px 12px 0 0;background:${colour};color:${ink};font-size:18px;font-weight:600">${escapeHtml(name)}</td></tr>
<tr><td style="padding:32px">${line(greeting)}${paragraphs.map(line).join('')}${button}<p style="margin:24px 0 0;color:#5b6675;font-size:14px">${escapeHtml(note)}</p></td></tr>
</table></td></tr></table></body></html>
`;
}
