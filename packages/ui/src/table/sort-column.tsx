import type { ThHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { ArrowDown, ArrowUp } from '../icons';
import { token } from '../theme/token';

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  margin: -4px -6px;
  padding: 4px 6px;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: inherit;
  font: inherit;
  &:hover { background: ${token.surfaceHover}; color: ${token.text}; }
  & > [data-icon] { visibility: hidden; }
  &:hover > [data-icon] { visibility: visible; opacity: 0.55; }
  [aria-sort] > & > [data-icon] { visibility: visible; opacity: 1; }
`;

/** Props of SortColumn, plus those of a native header cell. */
export interface SortColumnProps extends ThHTMLAttributes<HTMLTableCellElement> {
  readonly label: string;
  /** The sort direction of this column; undefined if another one is sorted. */
  readonly sorted: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
}

/** A column header that sorts its table on click. */
export function SortColumn({ label, sorted, onSort, ...rest }: SortColumnProps) {
  return (
    <th {...rest} scope="col" aria-sort={sorted}>
      <Press type="button" onClick={onSort}>
        {label}
        <Icon of={sorted === 'descending' ? ArrowDown : ArrowUp} size={14} />
      </Press>
    </th>
  );
}
