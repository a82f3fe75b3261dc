import { CallFailure } from './failure';
import { retryDelay, shouldRetry } from './retry';

const failed = (status: number | 'none', handled = false) => new CallFailure(status, 'no', undefined, handled);

describe('whether a failed read is tried again', () => {
  it.each([401, 403])('never after %d', (status) => {
    expect(shouldRetry(0, failed(status))).toBe(false);
  });

  it.each([400, 402, 404, 405, 409, 410, 412, 413, 415, 418, 422, 451, 499])('not after %d', (status) => {
    expect(shouldRetry(0, failed(status))).toBe(false);
  });

  it.each([406, 408, 425, 429, 500, 501, 502, 503, 504, 599, 'none'] as const)('after %s', (status) => {
    expect(shouldRetry(0, failed(status))).toBe(true);
  });

  it('at most three times', () => {
    expect([0, 1, 2, 3, 4].map((retries) => shouldRetry(retries, failed(500)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('not after an answer that cannot be read', () => {
    expect(shouldRetry(0, failed(200))).toBe(false);
  });

  it('not when the call site deals with it', () => {
    expect(shouldRetry(0, failed(503, true))).toBe(false);
  });

  it('not when the call was given up', () => {
    expect(shouldRetry(0, new DOMException('given up', 'AbortError'))).toBe(false);
  });

  it('not after a mistake in the builder itself', () => {
    expect(shouldRetry(0, new TypeError('x is undefined'))).toBe(false);
    expect(shouldRetry(0, undefined)).toBe(false);
  });

  it('knows a failure of another build by its name', () => {
    expect(shouldRetry(0, { name: 'ApiFailure', status: 503, message: '', data: undefined, handled: false })).toBe(
      true,
    );
  });
});

describe('how long it waits', () => {
  it('one second before the first retry', () => {
    expect(retryDelay(0)).toBe(1000);
  });

  it('twice as long each time, and never more than 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});
