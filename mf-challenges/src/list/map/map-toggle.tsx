import type { GameId } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useAtom } from '@waymark/host-kit/screen-state';
import { IconButton } from '@waymark/ui';
import { MapIcon } from '@waymark/ui/icons';
import { mapOpen } from '../list-state';

/** Shows and hides the map above the list. */
export function MapToggle({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const [open, setOpen] = useAtom(mapOpen(game));
  return <IconButton icon={MapIcon} label={t('Map')} outlined aria-expanded={open} onClick={() => setOpen(!open)} />;
}
