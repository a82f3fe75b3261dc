import { type AnalyticsPart, gamePlacesQuery } from '@waymark/client';
import type { GameId, GamePlaces, GameProgress } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { keepPreviousData, useQuery } from '@waymark/host-kit/query';
import { MapView, PanelBody } from '@waymark/ui';
import { useMemo } from 'react';
import { LoadedPart } from '../loaded-part';
import { ProgressPanel } from '../progress/progress-panel';
import { SidesTable } from '../sides-table';
import { WhenSeen } from './when-seen';

const MAP_HEIGHT = 360;
const ZOOM = 12;
/** Maximum number of places in the list, which also get a pin. */
const LISTED = 6;

interface PlacesPanelProps {
  readonly game: GameId;
  readonly part: AnalyticsPart;
  readonly progress: GameProgress;
}

/** Where answers were given: a heat map, and the busiest places by name. */
export function PlacesPanel({ game, part, progress }: PlacesPanelProps) {
  const { api } = useHost();
  const t = useTranslate();
  const query = useQuery({ ...gamePlacesQuery(api, game, part), placeholderData: keepPreviousData });
  return (
    <LoadedPart query={query} failed={t("Couldn't load where people were.")} height={MAP_HEIGHT}>
      {(places) => <Places places={places} progress={progress} />}
    </LoadedPart>
  );
}

type Cell = GamePlaces['cells'][number];

function Places({ places, progress }: { readonly places: GamePlaces; readonly progress: GameProgress }) {
  const { brand, phrases } = useHost();
  const t = useTranslate();
  const number = new Intl.NumberFormat(useReadable(phrases.language));
  const { cells, located = 0, answers = 0 } = places;
  const challenges = useMemo(() => new Map(progress.challenges.map((one) => [one.id, one])), [progress]);
  const nameOf = ({ task_id }: Cell) => {
    const challenge = challenges.get(task_id ?? 0);
    return challenge ? `${challenge.position} · ${challenge.name || t('Untitled challenge')}` : t('No challenge');
  };
  const busiest = cells.slice(0, LISTED);
  const heat = useMemo(
    () => cells.map(({ latitude, longitude, answers: weight = 1 }) => ({ latitude, longitude, weight })),
    [cells],
  );
  return (
    <ProgressPanel
      title={t('Where people were')}
      note={t('Answers with a location: {n} of {all}', {
        n: located,
        all: Math.max(answers, located),
      })}
      file="places"
      rows={() => [
        ['Latitude', 'Longitude', 'Answers', 'Teams', 'Challenge'],
        ...cells.map((cell) => [cell.latitude, cell.longitude, cell.answers ?? 0, cell.teams ?? 0, nameOf(cell)]),
      ]}
    >
      {cells.length === 0 ? (
        <PanelBody>
          <p>{t('No answer of this game says where it was given.')}</p>
        </PanelBody>
      ) : (
        <>
          <WhenSeen height={MAP_HEIGHT}>
            <MapView
              label={t('Map of where people were')}
              height={MAP_HEIGHT}
              zoom={ZOOM}
              tiles={brand.mapTiles}
              credit={brand.mapCredit}
              heat={heat}
              places={busiest.map((cell, at) => ({
                id: String(at),
                mark: String(at + 1),
                label: nameOf(cell),
                latitude: cell.latitude,
                longitude: cell.longitude,
              }))}
            />
          </WhenSeen>
          <SidesTable aria-label={t('Busiest places')}>
            <thead>
              <tr>
                <th scope="col">{t('Busiest place, by its challenge')}</th>
                <th scope="col" data-end="">
                  {t('Answers')}
                </th>
                <th scope="col" data-end="">
                  {t('Teams')}
                </th>
              </tr>
            </thead>
            <tbody>
              {busiest.map((cell, at) => (
                <tr key={`${cell.latitude} ${cell.longitude}`}>
                  <th scope="row">
                    {at + 1}. <bdi>{nameOf(cell)}</bdi>
                  </th>
                  <td data-end="">{number.format(cell.answers ?? 0)}</td>
                  <td data-end="">{number.format(cell.teams ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </SidesTable>
        </>
      )}
    </ProgressPanel>
  );
}
