import { DescribedUpload, FieldFrame, useHost, useMaxBytes, useTranslate } from '@waymark/host-kit';
import { IconButton } from '@waymark/ui';
import { ArrowLeft, ArrowRight } from '@waymark/ui/icons';
import styled from 'styled-components';
import type { GameEditor } from './editor';
import { fieldId } from './field-id';
import { SettingsSection } from './settings-section';
import { areMovable, picturesIn, slotsOf, TOUR_MOST } from './tour';
import { type TourOwner, useGameTour } from './use-game-tour';
import { useFault, useSetting } from './use-setting';

const HEIGHT = 148;

const Slots = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 16px;
  padding: 0;
  list-style: none;
  /* What is wrong is said below the last. */
  & > :not(:last-child) { --note-line: 0px; }
`;

const Order = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: 4px;
`;

/** The pictures that players swipe through before they begin, up to four. */
export function TourSection({ editor, owner }: { readonly editor: GameEditor; readonly owner: TourOwner }) {
  const tour = useGameTour(owner);
  const t = useTranslate();
  const { api } = useHost();
  const maxBytes = useMaxBytes('image');
  const held = useSetting(editor, 'tour');
  const placeholders = useSetting(editor, 'placeholders');
  const fault = useFault(editor, 'tour');
  const slots = slotsOf({ ...(held && { tour: held }), ...(placeholders && { placeholders }) });
  const pictures = picturesIn(slots);
  const places = Math.min(pictures.length + 1, TOUR_MOST);
  return (
    <SettingsSection name="tour">
      <FieldFrame editor={editor} field="tour">
        <Slots id={fieldId('tour')}>
          {Array.from({ length: places }, (_, at) => {
            const picture = pictures[at];
            const label = t('Tour picture {n}', { n: at + 1 });
            return (
              <li key={picture?.uuid || picture?.url || `free-${tour.added}`}>
                <DescribedUpload
                  of={editor.record}
                  name={`tour_${(picture ? slots.indexOf(picture) : at) + 1}`}
                  label={label}
                  kinds={['image']}
                  value={picture?.url ? { kind: 'image', url: api.resolve(picture.url) } : null}
                  processing={picture !== undefined && picture.url === undefined}
                  upload={tour.upload(picture)}
                  {...(picture ? { onDelete: () => tour.remove(at) } : {})}
                  error={at === places - 1 ? fault : undefined}
                  maxBytes={maxBytes}
                  height={HEIGHT}
                />
                {pictures.length > 1 && areMovable(slots) && picture && (
                  <Order>
                    <IconButton
                      icon={ArrowLeft}
                      flip
                      label={t('Move {name} forward', { name: label })}
                      disabled={at === 0}
                      onClick={() => tour.move(at, -1)}
                    />
                    <IconButton
                      icon={ArrowRight}
                      flip
                      label={t('Move {name} back', { name: label })}
                      disabled={at === pictures.length - 1}
                      onClick={() => tour.move(at, 1)}
                    />
                  </Order>
                )}
              </li>
            );
          })}
        </Slots>
      </FieldFrame>
    </SettingsSection>
  );
}
