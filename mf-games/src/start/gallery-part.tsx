import { lazyScreenPart } from '@waymark/host-kit';
import { Bone, Skeleton } from '@waymark/ui';
import styled from 'styled-components';
import { CARD_HEIGHT, cardStrip } from './card-size';
import type { TemplateGalleryProps } from './template-gallery';

const Room = styled.div`
  ${cardStrip}
  overflow: hidden;
`;

const CARDS = 6;

/** Bones where the cards come. */
export function GalleryBones() {
  return (
    <Skeleton>
      <Room>
        {Array.from({ length: CARDS }, (_, card) => (
          <Bone key={card} $height={CARD_HEIGHT} />
        ))}
      </Room>
    </Skeleton>
  );
}

/** The gallery, loaded where somebody may start from a template. */
export const GalleryPart = lazyScreenPart<TemplateGalleryProps>(
  async () => (await import('./template-gallery')).TemplateGallery,
  <GalleryBones />,
);
