import type { Brand } from '@waymark/client';
import { type Game, menuField, TOUR_SLOTS } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { cropOf } from '@waymark/ui';
import styled from 'styled-components';
import type { PhoneScreenProps } from './phone-menu';
import { Body, Entry } from './phone-styles';

/** Names of example teams, which no language changes. */
const TEAMS = ['Schooner or Later', 'Knot Again', 'The Lighthouse Keepers', 'Salt and Vinegar'];

/** What a screen of the phone shows. */
export interface PhoneScreenProps {
  readonly brand: Brand;
  readonly game: Game;
  /** An address as this page can load it. */
  readonly resolve: (address: string) => string;
}

/** The menu with the sections that are visible, from its top. */
export function PhoneMenu({ brand, game, resolve }: PhoneScreenProps) {
  const t = useTranslate();
  return (
    <Body>
      <strong>{game.name}</strong>
      <div>
        {sectionsInOrder(brand)
          .filter((section) => brand[menuField(section, 'visible')] !== 0)
          .map((section) => {
            const { label, icon } = SECTION_FACES[section];
            const picture = brand.pictures[section];
            const subtitle = brand[menuField(section, 'subtitle')];
            return (
              <Entry key={section}>
                <i>{picture ? <img src={resolve(picture)} alt="" /> : <Icon of={icon} />}</i>
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

/** A challenge that waits for a photo. */
export function PhoneChallenge() {
  const t = useTranslate();
  return (
    <Body>
      <Photo />
      <strong>{t('Find the brass pilot')}</strong>
      <p>{t('Somebody polished the nose. Take a photo of your whole team with it.')}</p>
      <Card>
        <b>{t('Hint')}</b>
        <small>{t('Look where the ropes were tied.')}</small>
      </Card>
      <Press>{t('Take a photo')}</Press>
    </Body>
  );
}

/** What the others are up to, with the watermark on their photos. */
export function PhoneStream({ brand, resolve }: PhoneScreenProps) {
  const t = useTranslate();
  const { watermark } = brand.pictures;
  return (
    <Body>
      {TEAMS.slice(0, 2).map((team) => (
        <Card key={team}>
          <b>{team}</b>
          <Photo>{watermark && <img src={resolve(watermark)} alt="" data-mark />}</Photo>
          <small>{t('2 minutes ago')}</small>
        </Card>
      ))}
    </Body>
  );
}

/** Who is ahead. */
export function PhoneBoard() {
  const t = useTranslate();
  return (
    <Body>
      <strong>{t('Leaderboard')}</strong>
      <div>
        {TEAMS.map((team, at) => (
          <Entry key={team}>
            <i>{at + 1}</i>
            <b>{team}</b>
            <span>{240 - at * 35}</span>
          </Entry>
        ))}
      </div>
    </Body>
  );
}

/** The tour before the start. */
export function PhoneTour({ brand, resolve }: PhoneScreenProps) {
  const t = useTranslate();
  const pictures = TOUR_SLOTS.flatMap((slot) => brand.pictures[slot] ?? []);
  return (
    <Body>
      {pictures.length === 0 && <p>{t('There are no tour pictures yet.')}</p>}
      {pictures.map((picture) => (
        <Photo key={picture}>
          <img src={resolve(picture)} alt="" style={{ objectPosition: cropOf(picture) }} />
        </Photo>
      ))}
      <Press>{t('Start')}</Press>
    </Body>
  );
}
