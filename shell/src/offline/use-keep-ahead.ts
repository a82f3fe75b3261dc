import { LATER_FILE } from '@waymark/contract';
import { whenIdle } from '@waymark/ui';
import { useEffect } from 'react';
import { useOpenRoute } from '../navigation/open-game';
import { useServices } from '../services/services-context';
import { isInstalled } from './keep-for-offline';

/** Builds whose list was sent to the worker. */
const sent = new Set<string>();

/**
 * In an installed builder, dialogs of the area on screen open without a connection even if they were never opened
 * before: once the page is idle, the worker fetches their scripts. People who save data only keep what they opened.
 */
export function useKeepAhead(): void {
  const { remotes } = useServices();
  const { loader } = remotes;
  const id = useOpenRoute()?.remote;
  useEffect(() => {
    if (id === undefined || !isInstalled() || savesData()) return;
    const state = loader.state(id);
    let callOff: (() => void) | undefined;
    const keep = () => {
      const now = state.get();
      if (now.status !== 'ready' && now.status !== 'degraded') return;
      const releases = remotes.registry.remotes.find((one) => one.id === id);
      const release = [releases?.current, releases?.previous].find((one) => one?.version === now.version);
      callOff?.();
      callOff = whenIdle(() => {
        // The shell's first: the parts that dialogs of all areas share.
        keepAhead(new URL(LATER_FILE, window.location.origin).href);
        if (release) keepAhead(new URL(LATER_FILE, release.entry).href);
      });
    };
    keep();
    const end = state.subscribe(keep);
    return () => {
      end();
      callOff?.();
    };
  }, [id, loader, remotes]);
}

function keepAhead(list: string): void {
  if (sent.has(list)) return;
  sent.add(list);
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void workers?.ready.then(({ active }) => active?.postMessage({ ahead: list }));
}

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
