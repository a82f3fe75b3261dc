import { LANGUAGES } from '@waymark/contract';
import { matches, useReadable, useTranslate } from '@waymark/host-kit';
import { useMemo, useState } from 'react';
import { PickDialog } from '../palette/pick-dialog';
import { usePage } from '../services/page-context';

/** Finds a language by its own name, its English name or its tag; choosing one reloads the page. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { phrases } = usePage();
  const chosen = useReadable(phrases.chosen);
  const [term, setTerm] = useState('');
  const t = useTranslate();
  const languages = useMemo(() => {
    const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
    return LANGUAGES.map(({ code, name }) => ({ code, name, english: english.of(code) ?? code }));
  }, []);
  const found = languages.filter(({ code, name, english }) => matches(term, code, name, english));
  return (
    <PickDialog
      label={t('Language')}
      placeholder={t('Find a language')}
      term={term}
      onTerm={setTerm}
      nothing={t('No languages found')}
      onClose={onClose}
      groups={[
        {
          id: 'languages',
          heading: t('{count} languages', { count: LANGUAGES.length }),
          picks: found.map(({ code, name, english }) => ({
            id: code,
            label: name,
            lang: code,
            hint: english === name ? undefined : english,
            chosen: code === chosen,
            onPick: () => {
              phrases.choose(code);
              onClose();
            },
          })),
        },
      ].filter(({ picks }) => picks.length > 0)}
    />
  );
}
