import { type ComponentType, type HTMLAttributes, useMemo } from 'react';
import { sanitiseTrusted } from './sanitise';

/** Props of CleanHtml. */
export interface CleanHtmlProps {
  readonly html: string;
  /** The element to render in. */
  readonly as: ComponentType<HTMLAttributes<HTMLElement>>;
}

/** The only place that writes HTML into the page, after sanitising it against the allow-list. */
export function CleanHtml({ html, as: Place }: CleanHtmlProps) {
  const safe = useMemo(() => ({ __html: sanitiseTrusted(html) }), [html]);
  return <Place dir="auto" dangerouslySetInnerHTML={safe} />;
}
