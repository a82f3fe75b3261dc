import { useHost, useTranslate } from '@waymark/host-kit';
import { IconButton } from '@waymark/ui';
import { Copy } from '@waymark/ui/icons';

/** Copies the entry code of a game. */
export function CopyCode({ code, name, tabIndex }: { code: string; name: string; tabIndex: 0 | -1 }) {
  const { notices } = useHost();
  const t = useTranslate();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notices.show({ tone: 'success', text: t('Copied {code}', { code }) });
    } catch {
      notices.show({ tone: 'warning', text: t('Your browser blocks access to the clipboard.') });
    }
  };
  return (
    <IconButton
      icon={Copy}
      label={t('Copy entry code of {game}', { game: name })}
      tabIndex={tabIndex}
      data-stop="code"
      onClick={() => void copy()}
    />
  );
}
