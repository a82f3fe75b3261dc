import { Button, Icon, token, useTranslate } from '@waymark/ui';
import { FileSpreadsheet } from '@waymark/ui/icons';
import styled from 'styled-components';

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  font: ${token.type14} ${token.font};
  & > bdi {
    min-inline-size: 0;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button { flex: none; margin-inline-start: auto; }
  & > [data-icon] { flex: none; color: ${token.textMuted}; }
`;

/** The chosen file, and a button to choose another. */
export function SheetName({ file, onDrop }: { readonly file: File; readonly onDrop: () => void }) {
  const t = useTranslate();
  return (
    <Chosen>
      <Icon of={FileSpreadsheet} />
      <bdi>{file.name}</bdi>
      <Button size="small" onClick={onDrop}>
        {t('Choose another file')}
      </Button>
    </Chosen>
  );
}
