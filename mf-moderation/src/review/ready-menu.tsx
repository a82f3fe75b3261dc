import { readyMessagesQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Menu } from '@waymark/ui';
import { ListChecks } from '@waymark/ui/icons';

/** Props of ReadyMenu. */
export interface ReadyMenuProps {
  readonly game: GameId;
  readonly onChoose: (message: string) => void;
}

/** The menu of ready-made messages. The provider fills in `%{key}`. */
export function ReadyMenu({ game, onChoose }: ReadyMenuProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data = [] } = useQuery(readyMessagesQuery(api, game));
  if (data.length === 0) return null;
  return (
    <Menu
      label={t('Ready messages')}
      icon={ListChecks}
      entries={data.map(({ id, text }) => ({ id: String(id), label: text, onSelect: () => onChoose(text) }))}
    />
  );
}
