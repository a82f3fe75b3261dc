import { type GameId, PERSONALIZATION_VALUE_MAX, type Personalization } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button, Checkbox, TextField, token, useUi } from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { countPlaces, placeList } from './place-words';
import type { Place } from './places';
import { isKey, nearestKey, type RowDraft } from './rows';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(120px, 200px) minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px 12px;
  padding: 12px 16px;
  background: ${token.surfaceSunken};
  & > div:nth-child(3) { display: flex; gap: 8px; padding-block-start: 6px; }
  & > label { grid-column: 1 / -1; }
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); & > div:nth-child(3) { padding: 0; } }
`;

interface RowFormProps {
  readonly draft: RowDraft;
  /** The row that is edited; a new one has none. */
  readonly stored: Personalization | undefined;
  readonly others: readonly Personalization[];
  readonly game: GameId;
  /** The places that use the stored key. */
  readonly uses: readonly Place[];
  readonly onSave: (draft: RowDraft, everywhere: boolean) => void;
  readonly onCancel: () => void;
}

/** A form to edit the key and value of a row. */
export function RowForm({ game, draft, stored, others, uses, onSave, onCancel }: RowFormProps) {
  const t = useTranslate();
  const { language } = useUi();
  const [key, setKey] = useState(draft.key);
  const [value, setValue] = useState(draft.value);
  const [everywhere, setEverywhere] = useState(true);
  const [tried, setTried] = useState(false);
  const isRenamed = stored !== undefined && stored.key !== key && isKey(key) && uses.length > 0;
  const places = placeList(language).format(countPlaces(t, game, uses).map(({ words }) => words));
  const nearest = nearestKey(key);

  const faultOf = (): string | undefined => {
    if (key === '') return tried ? t('Enter a key.') : undefined;
    if (!isKey(key)) return t('Lower-case letters a to z only.');
    if (others.some((row) => row.key === key)) return t('This game already has this key.');
    return key === draft.key ? draft.refused : undefined;
  };
  const fault = faultOf();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (key === '' || (fault !== undefined && fault !== draft.refused)) return;
    onSave({ ...(draft.id === undefined ? {} : { id: draft.id }), key, value }, isRenamed && everywhere);
  };
  return (
    <Form
      onSubmit={submit}
      onKeyDown={({ key: pressed, nativeEvent }) => {
        // While a word is composed, Escape only ends that.
        if (pressed === 'Escape' && !nativeEvent.isComposing) onCancel();
      }}
      aria-label={stored ? t('Edit {name}', { name: stored.key }) : t('New key')}
      noValidate
    >
      <TextField
        label={t('Key')}
        value={key}
        max={64}
        autoFocus
        autoComplete="off"
        error={fault}
        fix={
          key !== '' && !isKey(key) && nearest !== ''
            ? { label: t('Use {key}', { key: nearest }), run: () => setKey(nearest) }
            : undefined
        }
        onChange={setKey}
      />
      <TextField
        label={t('Value')}
        value={value}
        max={PERSONALIZATION_VALUE_MAX}
        autoComplete="off"
        onChange={setValue}
      />
      <div>
        <Button kind="primary" type="submit">
          {t('Save')}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </div>
      {isRenamed && (
        <Checkbox label={t('Also change it in {places}', { places })} checked={everywhere} onChange={setEverywhere} />
      )}
    </Form>
  );
}
