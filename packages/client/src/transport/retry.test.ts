import { CallFailure } from './failure';
import { retryDelay, shouldRetry } from './retry';

const failed = (status: number | 'none', handled = false) => new CallFailure(status, 'no', undefined, handled);

describe('a failed read', () => {
  it.each([401, 403])('is never retried after %d', (status) => {
    expect(shouldRetry(0, failed(status))).toBe(false);
  });

  it.each([400, 402, 404, 405, 409, 410, 412, 413, 415, 418, 422, 451, 499])("isn't retried after %d", (status) => {
    expect(shouldRetry(0, failed(status))).toBe(false);
  });

  it.each([406, 408, 425, 429, 500, 501, 502, 503, 504, 599, 'none'] as const)('is retried after %s', (status) => {
    expect(shouldRetry(0, failed(status))).toBe(true);
  });

  it('is retried at most three times', () => {
    expect([0, 1, 2, 3, 4].map((retries) => shouldRetry(retries, failed(500)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("isn't retried after an unreadable answer", () => {
    expect(shouldRetry(0, failed(200))).toBe(false);
  });

  it("isn't retried if the caller handles it", () => {
    expect(shouldRetry(0, failed(503, true))).toBe(false);
  });

  it("isn't retried after an abort", () => {
    expect(shouldRetry(0, new DOMException('given up', 'AbortError'))).toBe(false);
  });

  it("isn't retried after a bug in the builder itself", () => {
    expect(shouldRetry(0, new TypeError('x is undefined'))).toBe(false);
    expect(shouldRetry(0, undefined)).toBe(false);
  });

  it('recognises a failure of another build by its name', () => {
    expect(shouldRetry(0, { name: 'ApiFailure', status: 503, message: '', data: undefined, handled: false })).toBe(
      true,
    );
  });
});

describe('the delay between retries', () => {
  it('starts at one second', () => {
    expect(retryDelay(0)).toBe(1000);
  });

  it('doubles each time, up to 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});
