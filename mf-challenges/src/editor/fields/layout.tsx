import { token } from '@waymark/ui';
import styled from 'styled-components';

/** Fields side by side if there is room. */
export const Beside = styled.div<{ $columns?: number; $least?: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${({ $least = 140 }) => $least}px, 100% / ${({ $columns = 2 }) => $columns} - 12px)), 1fr)
  );
  align-items: start;
  gap: 6px 12px;
  @container editor (max-width: 340px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Fields that belong together, under a small heading. */
export const Cluster = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 14px 0 0;
  border: 0;
  border-block-start: 1px solid ${token.line};
  & > legend {
    float: inline-start;
    padding: 0;
    font: 600 ${token.type13} ${token.font};
    color: ${token.text};
  }
  & > legend + * { clear: both; }
  & > legend + p { margin-block-end: 6px; }
`;

/** A line of explanation above or below fields. */
export const Note = styled.p`
  font: ${token.type13} ${token.font};
  color: ${token.textMuted};
`;
