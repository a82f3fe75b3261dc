import { CallFailure } from '@waymark/client';
import { writable } from '@waymark/contract';
import { ErrorReporter } from './error-reporter';

const fails = (status: number | 'none', handled = false) => new CallFailure(status, 'Teapot', undefined, handled);

describe('the error reporter', () => {
  let lapsed = 0;
  const desk = () => {
    lapsed = 0;
    return new ErrorReporter({ onLapsed: () => lapsed++ });
  };

  it.each([
    [403, 'Not Authorized'],
    [404, 'Not Found'],
    [406, 'Lost connection'],
    [500, 'Lost connection'],
    [501, 'Server error'],
    [503, 'Server error'],
    ['none', 'Lost connection'],
  ] as const)('%s opens the dialog %s', (status, title) => {
    const errors = desk();
    errors.report(fails(status));
    expect(errors.shown.get()).toMatchObject({ title });
  });

  it('shows the raw message of a status without an entry', () => {
    const errors = desk();
    errors.report(fails(418));
    expect(errors.shown.get()).toEqual({ kind: 'raw', message: 'Teapot' });
  });

  it('ignores statuses handled by the caller, and aborted calls', () => {
    const errors = desk();
    errors.report(fails(500, true));
    errors.report(new DOMException('', 'AbortError'));
    expect(errors.shown.get()).toBeUndefined();
  });

  it('shows one dialog at a time, except that a 401 always wins', () => {
    const errors = desk();
    errors.report(fails(403));
    errors.report(fails(500));
    expect(errors.shown.get()).toMatchObject({ title: 'Not Authorized' });
    errors.report(fails(401));
    expect(errors.shown.get()).toBeUndefined();
    expect(lapsed).toBe(1);
  });

  it('shows nothing about reads of a page open to everybody, except that the session is over', () => {
    let lapses = 0;
    let isPublic: boolean | undefined = true;
    const errors = new ErrorReporter({ onLapsed: () => lapses++, isPublic: () => isPublic });
    errors.report(fails(403), { read: true });
    expect(errors.shown.get()).toBeUndefined();
    errors.report(fails(401), { read: true });
    expect(lapses).toBe(1);
    errors.report(fails(403));
    expect(errors.shown.get()).toMatchObject({ title: 'Not Authorized' });
    errors.dismiss();
    isPublic = undefined;
    errors.report(fails(403), { read: true });
    expect(errors.shown.get()).toMatchObject({ title: 'Not Authorized' });
  });

  describe('while offline', () => {
    const staged = () => {
      const online = writable(false);
      return { online, errors: new ErrorReporter({ onLapsed: () => undefined, online }) };
    };

    const read = { read: true };

    it('shows the first unanswered read and no other until back online', () => {
      const { online, errors } = staged();
      errors.report(fails('none'), read);
      expect(errors.shown.get()).toMatchObject({ title: 'Lost connection' });
      errors.dismiss();
      errors.report(fails('none'), read);
      expect(errors.shown.get()).toBeUndefined();
      online.set(true);
      online.set(false);
      errors.report(fails('none'), read);
      expect(errors.shown.get()).toMatchObject({ title: 'Lost connection' });
    });

    it('shows every unanswered write, and no read after it', () => {
      const { errors } = staged();
      for (const field of ['name', 'name']) {
        errors.report(fails('none'), { field });
        expect(errors.shown.get()).toMatchObject({ title: 'Lost connection' });
        errors.dismiss();
      }
      errors.report(fails('none'), read);
      expect(errors.shown.get()).toBeUndefined();
    });

    it('closes the dialog once back online', () => {
      const { online, errors } = staged();
      errors.report(fails('none'));
      online.set(true);
      expect(errors.shown.get()).toBeUndefined();
    });

    it("leaves a platform's refusal or silence open when back online", () => {
      const { online, errors } = staged();
      errors.report(fails('none'));
      errors.dismiss();
      errors.report(fails(403));
      online.set(true);
      expect(errors.shown.get()).toMatchObject({ title: 'Not Authorized' });
      errors.dismiss();
      errors.report(fails('none'));
      online.set(false);
      online.set(true);
      expect(errors.shown.get()).toMatchObject({ title: 'Lost connection' });
    });

    it('still shows every refusal', () => {
      const { errors } = staged();
      errors.report(fails('none'));
      errors.dismiss();
      errors.report(fails(403));
      expect(errors.shown.get()).toMatchObject({ title: 'Not Authorized' });
    });
  });
});
