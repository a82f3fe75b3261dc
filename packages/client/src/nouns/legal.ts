import { type LegalKind, loadLegalText } from '@waymark/contract';
import { type Api, callRoute } from '../transport/call';

/** What the white label itself says of the law; undefined where it says nothing, and where nothing can be learned. */
export async function ownLegalText(api: Api, kind: LegalKind, to: string, signal: AbortSignal) {
  const input = { params: { kind }, query: { to } };
  const answer = await callRoute(api, loadLegalText, input, { silent: true, signal }).catch(() => undefined);
  return answer?.html.trim() ? answer : undefined;
}
