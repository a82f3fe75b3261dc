import styled from 'styled-components';
import { Tip } from '../button/tip';
import { useUi } from '../root/ui-context';
import { token } from '../theme/token';
import { Avatar } from './avatar';

/** Props of Faces. */
export interface FacesProps {
  readonly names: readonly string[];
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Most faces shown; the rest is a number. */
  readonly most?: number;
  readonly size?: number;
}

const Row = styled(Tip)`
  display: inline-flex;
  align-items: center;
  flex: none;
  & > * { box-shadow: 0 0 0 2px ${token.surfacePage}; }
  & > * + * { margin-inline-start: -5px; }
`;

const More = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  padding-inline: 4px;
  border-radius: ${({ $size }) => $size}px;
  background: ${token.surfaceChip};
  color: ${token.textSoft};
  font: 600 11px/1 ${token.font};
`;

/** Overlapping avatars with one label. Renders nothing for no names. */
export function Faces({ names, label, most = 3, size = 22 }: FacesProps) {
  const { language } = useUi();
  if (names.length === 0) return null;
  const rest = names.length - most;
  return (
    <Row role="img" aria-label={label} text={label} stop>
      {names.slice(0, most).map((name, at) => (
        <Avatar key={at} name={name} size={size} decorative />
      ))}
      {rest > 0 && <More $size={size}>+{new Intl.NumberFormat(language).format(rest)}</More>}
    </Row>
  );
}
