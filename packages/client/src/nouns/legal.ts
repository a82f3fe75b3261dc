import { type LegalKind, loadLegalText } from '@waymark/contract';
import { type Api, callRoute } from '../transport/call';

/** The white label's own legal text; undefined if there is none or it cannot be loaded. */
export async function ownLegalText(api: Api, kind: LegalKind, to: string, signal: AbortSignal) {
  const input = { params: { kind }, query: { to } };
  const answer = await callRoute(api, loadLegalText, input, { silent: true, signal }).catch(() => undefined);
  return answer?.html.trim() ? answer : undefined;
}
