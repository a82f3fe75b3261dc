import { keys, type MediaAlternativeWrite, type MediaRecord, saveMediaAlternative } from '@waymark/client';
import { ALT_MAX, type MediaAlternative } from '@waymark/contract';
import { Checkbox, FieldNote, SaveMark, TextArea, token, useTranslate } from '@waymark/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useHost } from '../host-context';
import { useQueryClient } from '../query';
import { REFUSED } from '../saving/refusals';
import { useFieldSaves } from '../saving/use-field-save';
import { CaptionsList } from './captions-list';

/** The file was replaced or removed meanwhile. */
const GONE = 404;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-block: 8px 16px;
  padding-inline-start: 12px;
  border-inline-start: 2px solid ${token.line};
`;

/** A file of a record. */
export interface DescribedFile {
  readonly of: MediaRecord;
  /** Its name in the record. */
  readonly name: string;
  /** Names it on screen. */
  readonly label: string;
}

/** The captions in one language. */
type CaptionsField = `captions ${string}`;

/** Props of MediaAlternativeForm. */
export interface MediaAlternativeFormProps extends DescribedFile {
  readonly stored: MediaAlternative;
  readonly isVideo: boolean;
}

/** What stands in for a file; each part saves on its own. */
export function MediaAlternativeForm({ of, name, label, stored, isVideo }: MediaAlternativeFormProps) {
  const t = useTranslate();
  const id = useId();
  const { api } = useHost();
  const client = useQueryClient();
  const saves = useFieldSaves<'alt' | 'decorative' | CaptionsField>();
  const { alt = '', decorative = false, captions = [] } = stored;
  /** Text that is not saved yet. */
  const [typed, setTyped] = useState<string>();
  const [ticked, setTicked] = useState<boolean>();
  const key = keys.mediaAlternatives(of.game, of.record, of.id);
  const send = async (change: MediaAlternativeWrite): Promise<void> => {
    const saved = await saveMediaAlternative(api, { ...of, name }, change, { handles: [...REFUSED, GONE] });
    client.setQueryData<readonly MediaAlternative[]>(key, (files) =>
      files?.map((one) => (one.name === name ? (saved ?? { ...one, ...kept(change) }) : one)),
    );
    if (!saved) await client.invalidateQueries({ queryKey: key });
  };
  const turns = useRef<Promise<unknown>>(Promise.resolve());
  /** One after another: each response has the whole file. */
  const write = (change: MediaAlternativeWrite): Promise<void> => {
    const done = turns.current.then(() => send(change));
    turns.current = done.catch(() => undefined);
    return done;
  };
  const saveAlt = async (text: string): Promise<void> => {
    const isStored =
      text.trim() === alt ||
      (await saves.save(
        'alt',
        () => write({ alt: text }),
        () => void write({ alt }),
      ));
    // What was typed meanwhile stays.
    if (isStored) setTyped((now) => (now === text ? undefined : now));
  };
  const tick = async (next: boolean): Promise<void> => {
    setTicked(next);
    await saves.save('decorative', () => write({ decorative: next }));
    setTicked(undefined);
  };
  const latest = useRef({ typed, saveAlt });
  useEffect(() => {
    latest.current = { typed, saveAlt };
  });
  // Closing the form or the screen takes no text along.
  useEffect(
    () => () => {
      const { typed: left, saveAlt: save } = latest.current;
      if (left !== undefined) void save(left);
    },
    [],
  );
  const isDecorative = ticked ?? decorative;
  const state = saves.stateOf('alt');
  const tickState = saves.stateOf('decorative');
  return (
    <Fields role="group" aria-label={t('What {name} shows', { name: label })}>
      {!isDecorative && (
        <TextArea
          label={t('What it shows')}
          value={typed ?? alt}
          max={ALT_MAX}
          rows={2}
          help={t("Read out to people who can't see it.")}
          error={state.phase === 'failed' ? state.reason : undefined}
          tail={state.phase !== 'idle' && <SaveMark state={state.phase} onRetry={() => saves.retry('alt')} />}
          onChange={setTyped}
          onSave={(text) => void saveAlt(text)}
        />
      )}
      <Checkbox
        label={t('Decorative')}
        note={t('Screen readers skip it, because it says nothing new.')}
        checked={isDecorative}
        onChange={(next) => void tick(next)}
      />
      <FieldNote id={`${id}-decorative`} error={tickState.phase === 'failed' ? tickState.reason : undefined} />
      {isVideo && (
        <CaptionsList
          captions={captions}
          unsaved={saves.unsaved.flatMap((field) => {
            const [part, language] = field.split(' ');
            return part === 'captions' && language ? [{ language, state: saves.stateOf(field) }] : [];
          })}
          onChange={(language, text) =>
            saves.save(`captions ${language}`, () => write({ captions: { language, text } }))
          }
        />
      )}
    </Fields>
  );
}

/** What is known to be stored if the response does not say. */
const kept = ({ alt, decorative }: MediaAlternativeWrite): Partial<MediaAlternative> => ({
  ...(alt === undefined ? {} : { alt }),
  ...(decorative === undefined ? {} : { decorative }),
});
