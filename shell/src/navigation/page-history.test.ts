import type { LeaveAttempt } from '@waymark/contract';
import { PageHistory } from './page-history';

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

describe('the page history', () => {
  let history: PageHistory;
  beforeEach(() => {
    window.history.replaceState(null, '', '/dashboard');
    history = new PageHistory(window);
  });
  afterEach(() => history.close());

  const at = () => {
    const { pathname, search, hash } = history.location.get();
    return pathname + search + hash;
  };

  it('navigates to an address with query, hash and state, and back', async () => {
    history.navigate('/games/edit/7?x=1#optional', { state: { open: [3] } });
    expect(at()).toBe('/games/edit/7?x=1#optional');
    expect(history.location.get().state).toEqual({ open: [3] });
    expect(window.location.pathname).toBe('/games/edit/7');
    const back = popped();
    history.navigate(-1);
    await back;
    expect(at()).toBe('/dashboard');
  });

  it('replaces an entry without adding one', () => {
    const steps = window.history.length;
    history.navigate('/games/edit/8', { replace: true });
    expect(window.history.length).toBe(steps);
    expect(at()).toBe('/games/edit/8');
  });

  it('notifies subscribers once per location', () => {
    const heard: string[] = [];
    const end = history.location.subscribe(() => heard.push(at()));
    history.navigate('/a');
    history.navigate('/b');
    end();
    history.navigate('/c');
    expect(heard).toEqual(['/a', '/b']);
  });

  it('tells what follows it a task later where the shell leads, and at once where a remote goes', async () => {
    const heard: string[] = [];
    const end = history.followed.subscribe(() => heard.push(at()));
    history.lead('/a');
    expect(at()).toBe('/a');
    expect(heard).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).toEqual(['/a']);
    history.navigate('/b');
    expect(heard).toEqual(['/a', '/b']);
    end();
  });

  it('bypasses every blocker on leaveFor', () => {
    const requests = jest.fn();
    const end = history.block(() => true, requests);
    history.leaveFor('/sign-in?expired');
    expect(at()).toBe('/sign-in?expired');
    expect(requests).not.toHaveBeenCalled();
    end();
  });

  it('blocks a link while there are unsaved changes', () => {
    let attempt: LeaveAttempt | undefined;
    const end = history.block(
      () => true,
      (held) => {
        attempt = held;
      },
    );
    history.navigate('/elsewhere');
    expect(at()).toBe('/dashboard');
    attempt?.stay();
    expect(at()).toBe('/dashboard');
    history.navigate('/elsewhere');
    attempt?.proceed();
    expect(at()).toBe('/elsewhere');
    end();
  });

  it('allows a new state of the same address', () => {
    const requests = jest.fn();
    const end = history.block(() => true, requests);
    history.navigate('/dashboard', { state: { open: '7' } });
    expect([history.location.get().state, requests.mock.calls]).toEqual([{ open: '7' }, []]);
    history.navigate('/dashboard');
    expect(requests).toHaveBeenCalledTimes(1);
    end();
  });

  it('blocks Back, and continues on request', async () => {
    history.navigate('/form');
    let attempt: LeaveAttempt | undefined;
    history.block(
      () => true,
      (held) => {
        attempt = held;
      },
    );
    const left = popped();
    window.history.back();
    await left;
    await popped();
    expect(at()).toBe('/form');
    expect(window.location.pathname).toBe('/form');
    const gone = popped();
    attempt?.proceed();
    await gone;
    expect(at()).toBe('/dashboard');
  });

  it('warns before the page closes, only while there are unsaved changes', () => {
    let dirty = true;
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const end = history.block(
      () => dirty,
      () => undefined,
    );
    expect(closing()).toBe(true);
    dirty = false;
    expect(closing()).toBe(false);
    dirty = true;
    end();
    expect(closing()).toBe(false);
  });
});
