import type { Brand } from '@waymark/client';
import { type Game, menuField } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Icon, Img } from '@waymark/ui';
import { ChevronRight } from '@waymark/ui/icons';
import { SECTION_FACES, sectionsInOrder } from '../menu/menu-sections';
import { Body, Entry, Hero } from './phone-styles';

/** Props of a phone screen. */
export interface PhoneScreenProps {
  readonly brand: Brand;
  readonly game: Game;
  /** Resolves a URL so that this page can load it. */
  readonly resolve: (address: string) => string;
}

/** The menu with its visible sections, from the top. */
export function PhoneMenu({ brand, game, resolve }: PhoneScreenProps) {
  const t = useTranslate();
  const photo = game.assets?.photos.find(({ name }) => name === 'standard')?.url ?? game.photo_thumb;
  return (
    <Body>
      {photo ? (
        <>
          <Hero>
            <Img src={resolve(photo)} alt="" width="100%" height="100%" />
            <b dir="auto">{game.name}</b>
          </Hero>
          <strong>{t('Where to next?')}</strong>
        </>
      ) : (
        <strong dir="auto">{game.name}</strong>
      )}
      <div>
        {sectionsInOrder(brand)
          .filter((section) => brand[menuField(section, 'visible')] !== 0)
          .map((section) => {
            const { label, icon } = SECTION_FACES[section];
            const picture = brand.pictures[section];
            const subtitle = brand[menuField(section, 'subtitle')];
            return (
              <Entry key={section}>
                <i>{picture ? <Img src={resolve(picture)} alt="" width="100%" height="100%" /> : <Icon of={icon} />}</i>
                <span>
                  <b>{brand[menuField(section, 'title')] || t(label)}</b>
                  {subtitle && <small>{subtitle}</small>}
                </span>
                <span>
                  <Icon of={ChevronRight} flip />
                </span>
              </Entry>
            );
          })}
      </div>
    </Body>
  );
}
