import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Tip } from '../button/tip';
import { useTranslate } from '../root/ui-context';
import { VisuallyHidden } from '../text/visually-hidden';
import { token } from '../theme/token';

/** Props of ListRow, plus those of a div. */
export interface ListRowProps extends ComponentPropsWithRef<'div'> {
  /** As in `front` of ListAndEditor. */
  readonly row: string;
  /** Open, in front or behind another. */
  readonly open?: boolean;
  readonly front?: boolean;
  readonly unsaved?: boolean;
  /** Selected for a bulk action. */
  readonly selected?: boolean;
}

const Face = styled.div<{ $open: boolean; $front: boolean; $selected: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 50px;
  padding-inline: 8px;
  border-radius: ${token.radiusControl};
  &:hover { background: ${token.surfaceHover}; }
  ${({ $open }) =>
    $open &&
    `
    &, &:hover { background: ${token.surfaceRaised}; }
    box-shadow: inset 0 0 0 1px ${token.line};
    &::before {
      content: '';
      position: absolute;
      inset-block: 10px;
      inset-inline-start: -1px;
      inline-size: 3px;
      border-radius: 2px;
      background: ${token.textMuted};
    }
  `}
  ${({ $front }) => $front && `box-shadow: inset 0 0 0 1px ${token.lineStrong}; &::before { background: ${token.accentEdge}; }`}
  ${({ $selected }) => $selected && `&, &:hover { background: ${token.accentSubtle}; }`}
  @media (forced-colors: active) { ${({ $front }) => $front && 'outline: 2px solid Highlight; outline-offset: -2px;'} }
`;

const Dot = styled(Tip)`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  align-self: flex-start;
  margin-block-start: 8px;
  margin-inline-start: auto;
  border-radius: 50%;
  background: ${token.warning};
  @media (forced-colors: active) { background: CanvasText; }
`;

/** A row of a list whose items open in an editor, with a bar at its start while open, and a dot while unsaved. */
export function ListRow(props: ListRowProps) {
  const { row, open = false, front = false, unsaved = false, selected = false, children, ...rest } = props;
  const t = useTranslate();
  return (
    <Face {...rest} data-open-row={row} $open={open || front} $front={front} $selected={selected}>
      {children}
      {(open || front) && <VisuallyHidden>{t('Open in the editor')}</VisuallyHidden>}
      {unsaved && (
        <Dot text={t('Not saved')}>
          <VisuallyHidden>{t('Not saved')}</VisuallyHidden>
        </Dot>
      )}
    </Face>
  );
}
