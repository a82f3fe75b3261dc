import { useMemo } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../overlay/lazy-part';
import { useLazyPart } from '../overlay/use-lazy-part';
import type { CleanHtmlProps } from './clean-html';
import { parseInert } from './markup-policy';
import { proseStyles } from './prose-styles';

/** Props of RichView. */
export interface RichViewProps {
  readonly html: string;
}

const clean = lazyPart<CleanHtmlProps>(() =>
  import(/* webpackChunkName: "rich-text" */ './clean-html').then((file) => file.CleanHtml),
);

const Prose = styled.div`${proseStyles}`;

/** The plain text of some HTML: shown until the sanitiser has loaded. */
export function plainWords(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li|\/h\d|\/div)[^>]*>/gi, ' ');
  return parseInert(spaced).body.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Displays formatted text, sanitised. */
export function RichView({ html }: RichViewProps) {
  const { Part } = useLazyPart(clean);
  const words = useMemo(() => (Part ? '' : plainWords(html)), [Part, html]);
  return Part ? <Part as={Prose} html={html} /> : <Prose dir="auto">{words}</Prose>;
}
