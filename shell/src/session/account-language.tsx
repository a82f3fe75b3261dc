import { useReadable, useTranslate } from '@waymark/host-kit';
import { Button, VisuallyHidden } from '@waymark/ui';
import { Languages } from '@waymark/ui/icons';
import { useState } from 'react';
import { LANGUAGE_DISABLED } from '../language/language-choice';
import { nativeNameOf } from '../language/native-name';
import { usePage } from '../services/page-context';
import { useLater } from '../services/use-later';

const loadDialog = () => import('../language/language-dialog').then((file) => file.LanguageDialog);

/**
 * The language of visitors, kept when they sign in. Not offered if this browser's account may not choose one ([G25]).
 */
export function AccountLanguage() {
  const { phrases } = usePage();
  const chosen = useReadable(phrases.chosen);
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const Dialog = useLater(loadDialog, open, () => {
    setOpen(false);
    setMissing(true);
  });
  if (chosen === LANGUAGE_DISABLED) return null;
  return (
    <>
      <Button
        kind="quiet"
        icon={Languages}
        aria-haspopup="dialog"
        busy={open && !Dialog}
        onClick={() => {
          setMissing(false);
          setOpen(true);
        }}
      >
        <VisuallyHidden>{t('Language')}: </VisuallyHidden>
        {nativeNameOf(chosen)}
      </Button>
      {missing && <p role="alert">{t("Couldn't load the languages. Check your connection and try again.")}</p>}
      {Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
