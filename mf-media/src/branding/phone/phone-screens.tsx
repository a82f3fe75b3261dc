import { TOUR_SLOTS } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Img } from '@waymark/ui';
import styled from 'styled-components';
import type { PhoneScreenProps } from './phone-menu';
import { Body, Entry } from './phone-styles';

/** Names of example teams, never translated. */
const TEAMS = ['Schooner or Later', 'Knot Again', 'The Lighthouse Keepers', 'Salt and Vinegar'];

/** A surface slightly lighter or darker than the page, by theme. */
const Card = styled.div`
  display: grid;
  gap: 6px;
  padding: 10px;
  border-radius: 10px;
  background: color-mix(in srgb, var(--page) 92%, var(--shade));
`;
/** The primary button. */
const Press = styled.span`
  display: block;
  padding: 10px;
  border-radius: 10px;
  background: var(--tint);
  color: var(--on-tint);
  text-align: center;
  font: 700 1em/1.3 var(--bold);
`;
/** A picture with the watermark in its corner. */
const Photo = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 150px;
  border-radius: 8px;
  overflow: hidden;
  background: linear-gradient(160deg, color-mix(in srgb, var(--tint) 55%, #102030), #102030);
  color: #fff;
  & > span { border-radius: 0; }
`;
const Mark = styled.div`
  position: absolute;
  inset-inline-end: 8px;
  inset-block-end: 8px;
`;

/** A challenge that asks for a photo. */
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

/** Activity of other teams, with the watermark on their photos. */
export function PhoneStream({ brand, resolve }: PhoneScreenProps) {
  const t = useTranslate();
  const { watermark } = brand.pictures;
  return (
    <Body>
      {TEAMS.slice(0, 2).map((team) => (
        <Card key={team}>
          <b>{team}</b>
          <Photo>
            {watermark && (
              <Mark>
                <Img src={resolve(watermark)} alt="" width={64} height={36} fit="contain" bare />
              </Mark>
            )}
          </Photo>
          <small>{t('2 minutes ago')}</small>
        </Card>
      ))}
    </Body>
  );
}

/** The leaderboard. */
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
  const pictures = TOUR_SLOTS.flatMap((slot, at) => {
    const picture = brand.pictures[slot];
    return picture ? [{ picture, name: t('Tour picture {n}', { n: at + 1 }) }] : [];
  });
  return (
    <Body>
      {pictures.length === 0 && <p>{t('There are no tour pictures yet.')}</p>}
      {pictures.map(({ picture, name }) => (
        <Photo key={picture}>
          <Img src={resolve(picture)} alt={name} width="100%" height={150} />
        </Photo>
      ))}
      <Press>{t('Start')}</Press>
    </Body>
  );
}
