import { embedConfigSchema } from '@waymark/contract';
import { createRoot } from 'react-dom/client';
import type { Place, Shown } from '../loader/place';
import { endWaiting } from '../loader/placeholder';
import { EmbedScreen } from './embed-screen';
import { findArea } from './find-area';
import { addFont, createGround, groundSheet } from './ground';
import { createLoader } from './loaders';
import { createServices } from './services';

/**
 * Shows an area in a shadow root of the page.
 * @throws {ConfigFault} if there is no such area
 */
export function start(place: Place, text: string): Shown {
  const { shadow } = place;
  const config = embedConfigSchema.parse(JSON.parse(text));
  const remote = findArea(place.wishes.area, config.registry);
  const services = createServices(place, remote, config);
  const loader = createLoader(services);
  const takeFontBack = addFont();
  const guard = shadow.adoptedStyleSheets;
  shadow.adoptedStyleSheets = [...guard, groundSheet()];
  const element = createGround(services);
  shadow.append(element);
  const root = createRoot(element);
  void services.phrases.speak(place.wishes.language);
  root.render(<EmbedScreen services={services} loader={loader} place={place} onReady={() => endWaiting(shadow)} />);
  services.connection.open();
  return {
    go: (path) => services.history.navigate(path),
    speak: (language) => void services.phrases.speak(language),
    dress: services.theme.set,
    renew: services.renew,
    end: () => {
      root.unmount();
      services.close();
      takeFontBack();
    },
  };
}
