import { useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, VisuallyHidden } from '@waymark/ui';
import { ChevronsUpDown, Languages } from '@waymark/ui/icons';
import { memo, useState } from 'react';
import { NavButton } from '../navigation/nav-link';
import { useServices } from '../services/services-context';
import { useLater } from '../services/use-later';
import { nativeNameOf } from './native-name';

const loadDialog = () => import('./language-dialog').then((file) => file.LanguageDialog);

/** The builder's language, for accounts that may choose one ([G25]). */
export const LanguagePicker = memo(function LanguagePicker() {
  const { features, meKnown, phrases, notices } = useServices();
  const known = useReadable(meKnown);
  const offered = useReadable(features).has('language');
  const name = nativeNameOf(useReadable(phrases.chosen));
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const Dialog = useLater(loadDialog, open, () => {
    setOpen(false);
    notices.show({ tone: 'danger', text: t("Couldn't load the languages. Check your connection and try again.") });
  });
  // Space is reserved until the features are known, so that nothing moves.
  if (!offered) return known ? null : <NavButton type="button" disabled style={{ visibility: 'hidden' }} />;
  return (
    <>
      <NavButton type="button" aria-haspopup="dialog" aria-busy={open && !Dialog} onClick={() => setOpen(true)}>
        <Icon of={Languages} />
        <span data-fill="">
          <VisuallyHidden>{t('Language')}: </VisuallyHidden>
          {name}
        </span>
        <Icon of={ChevronsUpDown} size={14} />
      </NavButton>
      {Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
});
