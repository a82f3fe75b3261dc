import { CallFailure } from '@waymark/client';
import { writable } from '@waymark/contract';
import { ErrorReporter } from './error-reporter';

const fails = (status: number | 'none', handled = false) => new CallFailure(status, 'Teapot', undefined, handled);

describe('the error desk', () => {
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

  it('shows the raw message of what the catalogue does not name', () => {
    const errors = desk();
    errors.report(fails(418));
    expect(errors.shown.get()).toEqual({ kind: 'raw', message: 'Teapot' });
  });

  it('shows nothing of a status that its call site handles, nor of what was given up', () => {
    const errors = desk();
    errors.report(fails(500, true));
    errors.report(new DOMException('', 'AbortError'));
    expect(errors.shown.get()).toBeUndefined();
  });

  it('shows one dialog at a time, and 401 goes before any of them', () => {
    const errors = desk();
    errors.report(fails(403));
    errors.report(fails(500));
    expect(errors.shown.get()).toMatchObject({ title: 'Not Authorized' });
    errors.report(fails(401));
    expect(errors.shown.get()).toBeUndefined();
    expect(lapsed).toBe(1);
  });

  describe('without a line', () => {
    const staged = () => {
      const online = writable(false);
      return { online, errors: new ErrorReporter({ onLapsed: () => undefined, online }) };
    };

    it('tells of the first call without an answer and of no other, until the line has been back', () => {
      const { online, errors } = staged();
      errors.report(fails('none'));
      expect(errors.shown.get()).toMatchObject({ title: 'Lost connection' });
      errors.dismiss();
      errors.report(fails('none'));
      expect(errors.shown.get()).toBeUndefined();
      online.set(true);
      online.set(false);
      errors.report(fails('none'));
      expect(errors.shown.get()).toMatchObject({ title: 'Lost connection' });
    });

    it('takes that back when the line is, and nothing else', () => {
      const { online, errors } = staged();
      errors.report(fails('none'));
      online.set(true);
      expect(errors.shown.get()).toBeUndefined();
      online.set(false);
      errors.report(fails(403));
      online.set(true);
      expect(errors.shown.get()).toMatchObject({ title: 'Not Authorized' });
    });

    it('still tells of every refusal', () => {
      const { errors } = staged();
      errors.report(fails('none'));
      errors.dismiss();
      errors.report(fails(403));
      expect(errors.shown.get()).toMatchObject({ title: 'Not Authorized' });
    });
  });
});
