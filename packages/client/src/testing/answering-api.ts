import type { ApiRequest } from '@waymark/contract';

/** An api that gives every call the same response or failure, and records the calls. */
export function answeringApi(answer: unknown | ((call: ApiRequest) => unknown)) {
  const calls: ApiRequest[] = [];
  return {
    calls,
    request: async (call: ApiRequest): Promise<unknown> => {
      calls.push(call);
      return typeof answer === 'function' ? answer(call) : answer;
    },
  };
}
