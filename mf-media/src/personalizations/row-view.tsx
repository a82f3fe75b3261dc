import { type GameId, type Personalization, paths, type Task } from '@waymark/contract';
import { HEIR, Link, useCopy, useKnows, useTranslate } from '@waymark/host-kit';
import { IconButton, TextLink, token } from '@waymark/ui';
import { Copy, Pencil, Trash2 } from '@waymark/ui/icons';
import styled from 'styled-components';
import { written } from './rows';

/** A key as texts name it. */
const KeyCode = styled.code`
  padding: 2px 6px;
  border-radius: 5px;
  background: ${token.surfaceChip};
  font: ${token.type12} ${token.fontCode};
  overflow-wrap: anywhere;
`;
const Actions = styled.td`
  & > div { display: flex; justify-content: flex-end; }
  /* On a card, the buttons are as high as key and value together. */
  @media (max-width: 767px) { grid-row: 1 / span 2; grid-column: 2; }
`;

interface RowViewProps {
  readonly game: GameId;
  readonly row: Personalization;
  readonly uses: readonly Task[];
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A row to read, with what can be done about it. */
export function RowView({ game, row, uses, onEdit, onDelete }: RowViewProps) {
  const t = useTranslate();
  const copy = useCopy();
  const name = written(row.key);
  return (
    <tr>
      <td data-card="first">
        <KeyCode dir="ltr">{name}</KeyCode>
      </td>
      <td>{row.value}</td>
      <td data-card="wide">
        <Uses game={game} uses={uses} />
      </td>
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

function Uses({ game, uses }: { readonly game: GameId; readonly uses: readonly Task[] }) {
  const t = useTranslate();
  const challenges = paths.challenges(game);
  const isKnown = useKnows()(challenges);
  const [only] = uses;
  if (!only) return <>{t('Not used')}</>;
  const text = uses.length === 1 ? t('1 challenge') : t('{n} challenges', { n: uses.length });
  const names = uses.map((task) => task.name).join('\n');
  if (!isKnown) return <span title={names}>{text}</span>;
  return (
    <TextLink as={Link} to={challenges} title={names}>
      {text}
    </TextLink>
  );
}
