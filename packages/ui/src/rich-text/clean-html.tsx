import { type ComponentType, type HTMLAttributes, useMemo } from 'react';
import { sanitiseTrusted } from './sanitise';

/** What clean HTML is given. */
export interface CleanHtmlProps {
  readonly html: string;
  /** What it is drawn in. */
  readonly as: ComponentType<HTMLAttributes<HTMLElement>>;
}

/** The one place that writes HTML into the page, behind the allow-list: HTML after everything that could do harm has been taken out. */
export function CleanHtml({ html, as: Place }: CleanHtmlProps) {
  const safe = useMemo(() => ({ __html: sanitiseTrusted(html) }), [html]);
  return <Place dir="auto" dangerouslySetInnerHTML={safe} />;
}
