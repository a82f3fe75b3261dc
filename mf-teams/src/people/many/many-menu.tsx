import { useOffered, useTranslate } from '@waymark/host-kit';
import { type IconDrawing, Menu, type MenuAction } from '@waymark/ui';
import { FileSpreadsheet, FileText, Link, Shuffle, Sparkles, UserPlus, Users } from '@waymark/ui/icons';
import type { Member } from '../organized';
import type { ManyTask } from './many-dialog';

/** Props of ManyMenu. */
export interface ManyMenuProps {
  /** Players without a team. */
  readonly unassigned: readonly Member[];
  /** Number of teams in the game. */
  readonly teams: number;
  /** Opens the dialog of an action; its parent keeps it open even if the menu moves. */
  readonly onAsk: (task: ManyTask) => void;
}

/** Bulk actions on teams and players. */
export function ManyMenu({ unassigned, teams, onAsk }: ManyMenuProps) {
  const t = useTranslate();
  const offered: Partial<Record<ManyTask, boolean>> = {
    import: useOffered('team-sheets'),
    merge: useOffered('team-merge'),
  };
  const entry = (id: ManyTask, label: string, icon: IconDrawing, disabled = false): MenuAction[] =>
    offered[id] === false ? [] : [{ id, label, icon, disabled, onSelect: () => onAsk(id) }];
  return (
    <Menu
      label={t('Bulk actions')}
      entries={[
        ...entry('teams', t('Add many teams…'), Users),
        ...entry('players', t('Add many players…'), UserPlus),
        ...entry('import', t('Import a spreadsheet…'), FileSpreadsheet),
        ...entry('spread', t('Spread players over teams…'), Sparkles, unassigned.length === 0 || teams === 0),
        ...entry('shuffle', t('Make teams at random…'), Shuffle, unassigned.length === 0),
        ...entry('merge', t('Merge teams…'), Link, teams === 0),
        ...entry('cards', t('Print team cards…'), FileText, teams === 0),
      ]}
    />
  );
}
