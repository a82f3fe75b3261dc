import { useHost, useTranslate } from '@waymark/host-kit';
import { MapView, token } from '@waymark/ui';
import styled from 'styled-components';
import type { TaskEditor } from '../use-task-editor';

const ZOOM = 15;
/** Without a place the map shows the whole region. */
const ZOOM_NOWHERE = 3;
const HEIGHT = 240;

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  & > p { padding: 8px 12px; border-block-start: 1px solid ${token.line}; font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;

/** Where the challenge is, with the circle of its arrival radius. A press or a drag puts it somewhere else. */
export function LocationMap({ editor }: { readonly editor: TaskEditor }) {
  const { brand } = useHost();
  const t = useTranslate();
  const { id, name, latitude, longitude, arrival_location_radius: radius } = editor.view;
  const placed = typeof latitude === 'number' && typeof longitude === 'number';
  const put = (at: { readonly latitude: number; readonly longitude: number }) => {
    const [north, east] = [round(at.latitude), round(at.longitude)];
    editor.choose('address', { address: `${north}, ${east}`, latitude: north, longitude: east });
  };
  return (
    <Frame>
      <MapView
        // Another place, another view: an address that was found may be far from what is on view.
        key={placed ? 'placed' : 'nowhere'}
        label={t('Map of the location')}
        height={HEIGHT}
        zoom={placed ? ZOOM : ZOOM_NOWHERE}
        tiles={brand.mapTiles}
        places={
          placed
            ? [
                {
                  id: String(id),
                  label: name || t('Challenge without a headline'),
                  latitude,
                  longitude,
                  ...(radius ? { radius } : {}),
                },
              ]
            : []
        }
        onMove={(_, to) => put(to)}
        onPick={put}
      />
      <p>{t('Press on the map to set the location, or drag the marker.')}</p>
    </Frame>
  );
}

/** About a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
