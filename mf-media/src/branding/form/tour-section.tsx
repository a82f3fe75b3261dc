import { TOUR_SLOTS } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import styled from 'styled-components';
import type { BrandEditor } from '../use-brand-editor';
import { BrandPicture } from './brand-picture';
import { FormSection } from './form-section';

const Slots = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 16px;
`;

/** The four pictures that players swipe through before they begin. */
export function TourSection({ editor }: { readonly editor: BrandEditor }) {
  const t = useTranslate();
  return (
    <FormSection title={t('Tour')} text={t('The pictures players swipe through before they begin.')}>
      <Slots>
        {TOUR_SLOTS.map((slot, at) => (
          <BrandPicture
            key={slot}
            editor={editor}
            name={slot}
            label={t('Tour picture {n}', { n: at + 1 })}
            height={148}
          />
        ))}
      </Slots>
    </FormSection>
  );
}
