import type { GameId, Personalization } from '@waymark/contract';
import { HEIR, useCopy, useTranslate } from '@waymark/host-kit';
import { IconButton, token } from '@waymark/ui';
import { Copy, Pencil, Trash2 } from '@waymark/ui/icons';
import styled from 'styled-components';
import { PlaceLinks } from './place-links';
import type { Place } from './places';
import { written } from './rows';

/** A key as written in texts. */
const KeyCode = styled.code`
  padding: 2px 6px;
  border-radius: 5px;
  background: ${token.surfaceChip};
  font: ${token.type12} ${token.fontCode};
  overflow-wrap: anywhere;
`;
const Muted = styled.span`color: ${token.textMuted};`;
/** Reserves the line, as high as a link, before usage is counted. */
const Uses = styled.td`
  &::before { content: '\\200b'; display: inline-block; line-height: 24px; }
`;
const Actions = styled.td`
  & > div { display: flex; justify-content: flex-end; }
  /* On a card, the buttons are as high as key and value together. */
  @media (max-width: 767px) { grid-row: 1 / span 2; grid-column: 2; }
`;

interface RowViewProps {
  readonly game: GameId;
  readonly row: Personalization;
  /** Undefined if unknown. */
  readonly uses: readonly Place[] | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A row with its actions. */
export function RowView({ game, row, uses, onEdit, onDelete }: RowViewProps) {
  const t = useTranslate();
  const copy = useCopy();
  const name = written(row.key);
  return (
    <tr>
      <td data-card="first">
        <KeyCode dir="ltr">
          <span aria-hidden="true">{'%{'}</span>
          <span>{row.key}</span>
          <span aria-hidden="true">{'}'}</span>
        </KeyCode>
      </td>
      <td>{row.value}</td>
      <Uses data-card="wide">
        {uses?.length === 0 ? <Muted>{t('Not used')}</Muted> : uses && <PlaceLinks game={game} places={uses} />}
      </Uses>
      <Actions data-end data-card="first">
        <div>
          <IconButton icon={Copy} label={t('Copy {key}', { key: name })} onClick={() => void copy(name)} />
          <IconButton icon={Pencil} label={t('Edit {name}', { name })} onClick={onEdit} {...HEIR} />
          <IconButton icon={Trash2} label={t('Delete {name}', { name })} onClick={onDelete} />
        </div>
      </Actions>
    </tr>
  );
}
