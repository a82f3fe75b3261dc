import { ENTRY_CODE_MIN } from '@waymark/contract';
import { FieldFrame, lazyScreenPart, useHasBeenIdle, useTranslate } from '@waymark/host-kit';
import { Bone } from '@waymark/ui';
import styled from 'styled-components';
import { DescriptionField } from './description-field';
import type { GameEditor } from './editor';
import { PHOTO_HEIGHT, photoOf } from './photo';
import { SettingsSection } from './settings-section';
import { TextSettingField } from './text-setting';

const waiting = <Bone $height={PHOTO_HEIGHT} />;
const PhotoField = lazyScreenPart(
  () => import(/* webpackChunkName: "form" */ './photo-field').then((file) => file.PhotoField),
  waiting,
);

/** As high as a photo with its advice, or an empty field, so nothing below moves when it loads. */
const PhotoRoom = styled.div<{ $empty: boolean }>`
  min-block-size: ${({ $empty }) => PHOTO_HEIGHT + ($empty ? 53 : 21)}px;
  /* Its text takes fewer lines there. */
  @media (max-width: 767px) { min-block-size: ${PHOTO_HEIGHT + 21}px; }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 208px;
  gap: 16px;
  & > :first-child { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; align-content: start; }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child { order: -1; }
  }
`;

/** Name, entry code, description and photo. */
export function BasicsSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const rested = useHasBeenIdle();
  return (
    <SettingsSection name="basics">
      <Pair>
        <div>
          <FieldFrame editor={editor} field="name">
            <TextSettingField editor={editor} field="name" required autoComplete="off" />
          </FieldFrame>
          <FieldFrame editor={editor} field="code">
            <TextSettingField
              editor={editor}
              field="code"
              help={t('Players enter this to join. At least {n} characters.', { n: ENTRY_CODE_MIN })}
              autoComplete="off"
            />
          </FieldFrame>
        </div>
        <FieldFrame editor={editor} field="photo">
          <PhotoRoom $empty={!photoOf(editor.latest())}>{rested ? <PhotoField editor={editor} /> : waiting}</PhotoRoom>
        </FieldFrame>
      </Pair>
      <FieldFrame editor={editor} field="description">
        <DescriptionField editor={editor} />
      </FieldFrame>
    </SettingsSection>
  );
}
