import { useMemo } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../overlay/lazy-part';
import { useArrived } from '../overlay/use-arrived';
import type { CleanHtmlProps } from './clean-html';
import { parseInert } from './markup-policy';
import { proseStyles } from './prose-styles';

/** What formatted text is given. */
export interface RichViewProps {
  readonly html: string;
}

const clean = lazyPart<CleanHtmlProps>(() => import('./clean-html').then((file) => file.CleanHtml));

const Prose = styled.div`${proseStyles}`;

/** Words of a text without its formatting: shown until the code that makes formatting safe has come. */
export function plainWords(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li|\/h\d|\/div)[^>]*>/gi, ' ');
  return parseInert(spaced).body.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Formatted text on show, with everything taken out that could do harm. */
export function RichView({ html }: RichViewProps) {
  const { Part } = useArrived(clean);
  const words = useMemo(() => (Part ? '' : plainWords(html)), [Part, html]);
  return Part ? <Part as={Prose} html={html} /> : <Prose dir="auto">{words}</Prose>;
}
