import { act } from '@testing-library/react';
import type { Host, MountedRemote, MountTarget, RemoteManifest } from '@waymark/contract';
import { useLocation } from '@waymark/host-kit/router';
import { useFeature, useHost, useReadable, useTranslate } from '../index';
import { defineRemote } from '../remote/define-remote';
import { atom, useAtom } from '../screen-state/atoms';
import { useLeaveGuard } from '../screens/leave-guard';
import { useScreenTitle } from '../screens/screen-title';

/** The manifest of a remote with one screen. */
export const manifest: RemoteManifest<'monitor'> = {
  id: 'mf-test',
  contract: '^1.0.0',
  requires: {},
  optional: {},
  api: '^1.0.0',
  routes: [{ path: '/monitor/:game', screen: 'monitor' }],
  menu: [],
};

const chosen = atom(0);
/** What the next render of the screen throws. */
export const fault: { thrown: unknown } = { thrown: undefined };

function Screen() {
  if (fault.thrown !== undefined) throw fault.thrown;
  const t = useTranslate();
  const { pathname } = useLocation();
  const [count, setCount] = useAtom(chosen);
  useScreenTitle(t('Monitor'));
  useLeaveGuard(count > 0);
  return (
    <>
      <h1>{t('Monitor')}</h1>
      <p>{pathname}</p>
      <p>{useReadable(useHost().session.me).email ?? 'nobody'}</p>
      <p>{useFeature('groups') ? 'groups' : 'no groups'}</p>
      <p>{useFeature('donations') ? 'donations' : 'no donations'}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {t('{n} chosen', { n: count })}
      </button>
    </>
  );
}

/** The remote with its one screen. */
export const remote = defineRemote({ manifest, screens: { monitor: { screen: Screen } } });

/** Every mount of the running test. */
export const mounted: MountedRemote[] = [];

/** An element to mount into. */
export function target(): MountTarget {
  const [element, portal] = [document.createElement('div'), document.createElement('div')];
  document.body.append(element, portal);
  return { element, portal, styleRoot: document };
}

/** Mounts the remote with its one screen. */
export async function mount(host: Host, place = target(), basename = ''): Promise<MountTarget> {
  let pending: Promise<MountedRemote> | undefined;
  await act(async () => {
    pending = remote.mount(place, host, { basename });
    pending.catch(() => undefined);
  });
  const done = await pending;
  if (done) mounted.push(done);
  return place;
}

/** Records React's errors, and unmounts everything after each test; for the top of a file. */
export function prepareMounts() {
  const errorsOfReact = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(async () => {
    fault.thrown = undefined;
    await act(async () => {
      for (const { unmount } of mounted.splice(0)) unmount();
    });
    document.body.replaceChildren();
    errorsOfReact.mockClear();
  });
  afterAll(() => errorsOfReact.mockRestore());
  return errorsOfReact;
}
