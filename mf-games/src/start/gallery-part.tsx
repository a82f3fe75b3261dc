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

/** A skeleton of the cards. */
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

/** The gallery, loaded for people who can create games. */
export const GalleryPart = lazyScreenPart<TemplateGalleryProps>(
  async () => (await import(/* webpackChunkName: "start" */ './template-gallery')).TemplateGallery,
  <GalleryBones />,
);
