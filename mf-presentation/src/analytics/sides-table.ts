import { Table } from '@waymark/ui';
import styled from 'styled-components';

/** A table that compares two columns; their heads are long and wrap. */
export const SidesTable = styled(Table)`
  && > thead th { white-space: normal; overflow-wrap: anywhere; vertical-align: bottom; }
  && > * > tr > [data-end] { min-inline-size: 88px; }
  & > tbody th { padding-block: 6px; overflow-wrap: anywhere; }
`;
