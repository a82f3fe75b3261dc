import { type Game, ianaZoneOf } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { cropOf, plainWords, token, useUi } from '@waymark/ui';
import { type CSSProperties, memo } from 'react';
import styled from 'styled-components';
import type { MediaElement } from './media/ready-media';
import { appearing, Layer } from './stage-styles';
import { TitlePicture } from './title-picture';
import type { ShownBrand } from './use-shown-brand';

const GROUND = 'oklch(from var(--brand) 0.3 min(c, 0.06) h)';

const TitleLayer = styled(Layer)`
  background: ${GROUND};
  &::after { content: none; }
  & > [data-late] > img { ${appearing} }
  & > div > img { position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: 62%; block-size: 100%; object-fit: cover; }
  &:dir(ltr) > i { background: linear-gradient(90deg, ${GROUND} 38%, oklch(from var(--brand) 0.3 min(c, 0.06) h / 0.55) 54%, transparent 70%); }
  &:dir(rtl) > i { background: linear-gradient(270deg, ${GROUND} 38%, oklch(from var(--brand) 0.3 min(c, 0.06) h / 0.55) 54%, transparent 70%); }
  & > i { position: absolute; inset: 0; }
  @container (max-aspect-ratio: 1) {
    & > div > img { inset-block-end: 50cqh; inline-size: 100%; block-size: 50cqh; }
    & > i:dir(ltr), & > i:dir(rtl) { background: linear-gradient(0deg, ${GROUND} 52%, transparent 76%); }
  }
`;

const BrandLine = styled.div`
  position: absolute;
  inset-block-start: calc(5 * var(--u));
  inset-inline-start: calc(5 * var(--u));
  display: flex;
  align-items: center;
  gap: calc(1.5 * var(--u));
  font: 600 calc(3 * var(--u))/1.2 ${token.font};
  /* Logos are designed for the bar of the player app. */
  & img { block-size: calc(6 * var(--u)); max-inline-size: 40cqw; padding: calc(1.2 * var(--u)); border-radius: calc(1.2 * var(--u)); background: var(--brand); object-fit: contain; }
`;

const Words = styled.div`
  position: absolute;
  inset-block-end: calc(14 * var(--u));
  inset-inline: calc(5 * var(--u)) 40cqw;
  transition: translate 200ms;
  @container (max-aspect-ratio: 1) {
    inset-inline-end: calc(5 * var(--u));
    inset-block-end: 24cqh;
    /* The entry code below it moves up for the controls. */
    [data-controls] & { translate: 0 calc(-3 * var(--u) - 112px); }
  }
  @media (prefers-reduced-motion: reduce) { transition: none; }
  & > p { margin: 0; }
  & > p:first-child { margin-block-end: calc(3 * var(--u)); color: oklch(from var(--brand) 0.88 min(c, 0.07) h); font: 500 calc(3 * var(--u))/1.2 ${token.font}; }
  & > h1 { margin: 0; font: 700 calc(12 * var(--u))/1.02 ${token.font}; letter-spacing: -0.035em; overflow-wrap: anywhere; text-wrap: balance; }
  & > h1[data-long] { font-size: calc(8 * var(--u)); }
  & > h1 + p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    margin-block-start: calc(4 * var(--u));
    color: #e9e5dd;
    font: 450 calc(3.6 * var(--u))/1.3 ${token.font};
  }
`;

/** Longer names use a smaller font. */
const LONG = 32;

/** Props of SlideshowTitle. */
export interface SlideshowTitleProps {
  readonly game: Game;
  readonly brand: ShownBrand;
  readonly photo: MediaElement | undefined;
  readonly logo: MediaElement | undefined;
  /** Whether there are no slides yet. */
  readonly empty: boolean;
}

/** The title of the show, in the game's brand. */
export const SlideshowTitle = memo(function SlideshowTitle({ game, brand, photo, logo, empty }: SlideshowTitleProps) {
  const t = useTranslate();
  const { language } = useUi();
  const { name = '', description, start_at, tz } = game;
  const timeZone = ianaZoneOf(tz);
  const day = start_at && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(start_at));
  const sub = empty ? t('Photos and videos appear here as teams send them.') : wordsOf(description);
  return (
    <TitleLayer data-title="" data-brand="" style={{ '--brand': brand.colour } as CSSProperties}>
      <TitlePicture element={photo} alt="" position={cropOf(titlePhotoOf(game) ?? '')} />
      <i />
      <BrandLine>{logo ? <TitlePicture element={logo} alt={brand.name} /> : brand.name}</BrandLine>
      <Words>
        <p>{day}</p>
        <h1 dir="auto" data-long={name.length > LONG || undefined}>
          {name}
        </h1>
        <p dir="auto">{sub}</p>
      </Words>
    </TitleLayer>
  );
});

/** The URL of the game's own photo. */
export const titlePhotoOf = ({ assets }: Game): string | undefined =>
  assets?.photos.find(({ name }) => name === 'standard')?.url;

/** The description as plain text; empty if it has personalisation keys, which only the player app replaces. */
const wordsOf = (description: string | null | undefined): string =>
  description?.includes('%{') ? '' : plainWords(description ?? '');
