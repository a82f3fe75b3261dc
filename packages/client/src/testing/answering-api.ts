import type { ApiRequest } from '@waymark/contract';

/** An api that answers every call the same way, or refuses it, and keeps what it was asked. */
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
