import { useCopy, useTranslate } from '@waymark/host-kit';
import { IconButton } from '@waymark/ui';
import { Copy } from '@waymark/ui/icons';

/** Copies the entry code of a game. */
export function CopyCode({ code, name }: { code: string; name: string }) {
  const t = useTranslate();
  const copy = useCopy();
  return (
    <IconButton
      icon={Copy}
      label={t('Copy entry code of {game}', { game: name })}
      data-stop="code"
      onClick={() => void copy(code)}
    />
  );
}
