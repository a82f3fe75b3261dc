import type { Place, Shown } from './place';
import { preparePlace, showTrouble } from './placeholder';
import { ConfigFault, readConfig } from './read-config';

/** Shows an area in the page itself, inside the element's shadow root. */
export function showInPage(place: Place): Shown {
  let ended = false;
  let shown: Shown | undefined;
  // Calls of the page before the area is ready.
  const early: ((shown: Shown) => void)[] = [];
  const say = (act: (shown: Shown) => void): void => {
    if (shown) act(shown);
    else early.push(act);
  };

  const start = async (): Promise<void> => {
    try {
      // In parallel, because neither needs the other.
      const [config, runtime] = await Promise.all([
        readConfig(place.base, place.wishes.whitelabel),
        import(/* webpackChunkName: "runtime" */ '../runtime/start'),
      ]);
      if (ended) return;
      shown = runtime.start(place, config);
      for (const act of early.splice(0)) act(shown);
    } catch (error) {
      if (ended) return;
      const fault = error instanceof ConfigFault ? error : new ConfigFault('configuration');
      place.tell({ type: 'error', detail: { kind: fault.kind, message: fault.message } });
      showTrouble(place.shadow, fault.title, fault.message, () => {
        preparePlace(place.shadow);
        void start();
      });
    }
  };
  void start();

  return {
    go: (path) => say((one) => one.go(path)),
    speak: (language) => say((one) => one.speak(language)),
    dress: (theme) => say((one) => one.dress(theme)),
    renew: () => shown?.renew(),
    end: () => {
      ended = true;
      shown?.end();
    },
  };
}
