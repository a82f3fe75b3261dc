import { type ListPagesProps as EndlessProps, ListPages } from '@waymark/host-kit';
import { Pagination as Pages, type PaginationProps } from '@waymark/ui';
import styled from 'styled-components';
import { takesTwoRows } from './list-styles';

/** In a narrow list arrows replace labels, so few pages fit on one row. */
const Foot = styled.div<{ $wraps: boolean }>`
  @container challenges (max-width: 400px) {
    & nav { flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')}; }
    & li > button[data-step] { padding-inline: 4px; }
    & p { white-space: nowrap; }
    @media (pointer: fine) { & li > * { min-inline-size: 24px; padding-inline: 2px; } }
    & [data-word] { display: none; }
    & li > button[data-step] > [data-icon] { display: inline-grid; }
    & nav > button > [id$='-label'] { position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

interface ListPagesProps extends PaginationProps, Pick<EndlessProps, 'list' | 'place' | 'change'> {
  /** Whether the list is a whole page rather than a column. */
  readonly paged: boolean;
}

/** The pages of the list, or its foot if it is endless, in their own chunk. */
export function Pagination({ paged, list, place, change, ...props }: ListPagesProps) {
  if (place.endless) return <ListPages {...{ list, place, change }} />;
  if (paged) return <Pages {...props} />;
  return (
    <Foot $wraps={takesTwoRows(props.pages, props.count ?? 0)}>
      <Pages {...props} />
    </Foot>
  );
}
