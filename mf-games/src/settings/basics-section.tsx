import { lazyScreen, useTranslate } from '@waymark/host-kit';
import { Bone, TextArea, TextField } from '@waymark/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { useRested } from '../use-rested';
import type { GameEditor } from './editor';
import { FieldFrame, FieldMark, fieldId } from './field-frame';
import { PHOTO_HEIGHT } from './photo';
import { SettingsSection } from './settings-section';
import { TEXT_RULES } from './text-rules';

const PhotoField = lazyScreen(() => import('./photo-field').then((file) => file.PhotoField));

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 208px;
  gap: 16px;
  & > :first-child { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; align-content: start; }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child { order: -1; }
  }
`;

/** Name, entry code, description and photo. */
export function BasicsSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const rested = useRested();
  const { view } = editor;
  const lock = editor.lockOf('description');
  const text = (field: 'name' | 'code' | 'description') => ({
    id: fieldId(field),
    name: field,
    value: view[field] ?? '',
    ...TEXT_RULES[field],
    error: editor.errorOf(field),
    tail: <FieldMark editor={editor} field={field} />,
    onChange: (value: string) => editor.type(field, value),
    onSave: () => editor.commit(field),
  });
  return (
    <SettingsSection id="basics" title={t('Basics')} text={t('Name, picture and the words players read first.')}>
      <Pair>
        <div>
          <FieldFrame editor={editor} field="name">
            <TextField {...text('name')} label={t('Name')} required autoComplete="off" />
          </FieldFrame>
          <FieldFrame editor={editor} field="code">
            <TextField
              {...text('code')}
              label={t('Entry Code')}
              help={t('Players type this to get in. At least {n} characters.', { n: TEXT_RULES.code.min ?? 0 })}
              autoComplete="off"
            />
          </FieldFrame>
        </div>
        <FieldFrame editor={editor} field="photo">
          {rested ? (
            <Suspense fallback={<Bone $height={PHOTO_HEIGHT} />}>
              <PhotoField editor={editor} />
            </Suspense>
          ) : (
            <Bone $height={PHOTO_HEIGHT} />
          )}
        </FieldFrame>
      </Pair>
      <FieldFrame editor={editor} field="description">
        <TextArea
          {...text('description')}
          label={t('Description')}
          help={lock ?? t('Players read it before they join.')}
          readOnly={lock !== undefined}
        />
      </FieldFrame>
    </SettingsSection>
  );
}
