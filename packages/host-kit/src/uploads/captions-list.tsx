import { CAPTIONS_MAX, type Captions, LANGUAGES, languageOf } from '@waymark/contract';
import {
  Button,
  FieldNote,
  formatBytes,
  hiddenFromSight,
  IconButton,
  landFocus,
  Select,
  token,
  useTranslate,
  useUi,
} from '@waymark/ui';
import { Captions as CaptionsIcon, X } from '@waymark/ui/icons';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { FieldSaveState } from '../saving/save-queue';

/** A letter has at most four bytes in UTF-8: a larger file cannot fit, and is not read. */
const MOST_BYTES = 4 * CAPTIONS_MAX;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li { display: flex; align-items: center; gap: 8px; min-block-size: 36px; }
  & > li > bdi { flex: 1; min-inline-size: 0; }
`;
const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > input { ${hiddenFromSight} }
`;

const nameOf = (code: string): string => languageOf(code)?.name ?? code;

interface CaptionsListProps {
  readonly captions: readonly Captions[];
  /** Changes that are being saved or were refused, by language. */
  readonly unsaved: readonly { readonly language: string; readonly state: FieldSaveState }[];
  /** @param text WebVTT; empty removes the captions in this language */
  readonly onChange: (language: string, text: string) => Promise<boolean>;
}

/** The captions of a video, one file for each language. */
export function CaptionsList({ captions, unsaved, onChange }: CaptionsListProps) {
  const t = useTranslate();
  const { language: shown } = useUi();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [language, setLanguage] = useState(languageOf(shown)?.code ?? 'en');
  /** Why the chosen file was not sent. */
  const [refused, setRefused] = useState<'size' | 'empty' | 'unreadable'>();
  const failed = unsaved
    .flatMap(({ language: of, state }) => (state.phase === 'failed' ? [`${nameOf(of)}: ${state.reason}`] : []))
    .join('\n');
  const add = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = file.size > MOST_BYTES ? '' : await file.text().catch(() => undefined);
    const isTooLarge = file.size > MOST_BYTES || (text ?? '').length > CAPTIONS_MAX;
    // Empty text would remove the stored captions.
    const refusal = isTooLarge ? 'size' : text === undefined ? 'unreadable' : text === '' ? 'empty' : undefined;
    setRefused(refusal);
    if (text && !refusal) await onChange(language, text);
  };
  const remove = async (code: string): Promise<void> => {
    // Not to the next one: a second press of Enter would remove it too.
    if (await onChange(code, '')) landFocus(section.current, `[id="${id}-add"]`);
  };
  const reasons = {
    size: t('This file is too large. The limit is {size}.', { size: formatBytes(CAPTIONS_MAX, shown) }),
    empty: t('The file is empty.'),
    unreadable: t("The file can't be read. Choose it again."),
  };
  return (
    <section ref={section} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>{t('Captions')}</h4>
      <List>
        {captions.map(({ language: code }) => {
          const name = nameOf(code);
          return (
            <li key={code}>
              <bdi lang={code}>{name}</bdi>
              <IconButton
                icon={X}
                label={t('Remove captions in {language}', { language: name })}
                onClick={() => void remove(code)}
              />
            </li>
          );
        })}
      </List>
      <Adding>
        <Select
          label={t('Language')}
          size="compact"
          labelShown
          value={language}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={setLanguage}
        />
        <Button
          id={`${id}-add`}
          size="small"
          icon={CaptionsIcon}
          busy={unsaved.some(({ state }) => state.phase === 'saving')}
          aria-describedby={`${id}-note`}
          onClick={() => input.current?.click()}
        >
          {t('Add captions')}
        </Button>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept=".vtt,text/vtt"
          aria-label={t('Add captions')}
          onChange={(event) => {
            void add(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </Adding>
      <FieldNote
        id={`${id}-note`}
        error={refused ? reasons[refused] : failed || undefined}
        help={captions.length === 0 ? t("A .vtt file, for people who can't hear it.") : undefined}
      />
    </section>
  );
}
