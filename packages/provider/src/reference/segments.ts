import { PROVIDER_CAPABILITIES, type ProviderOffer, type Route } from '@waymark/contract';
import * as z from '@waymark/contract/schema';

const segmentSchema = z.object({
  /** Announced version of the API contract, instead of this provider's own. */
  api: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+$/))),
  /** Capabilities to withhold: their calls do not exist there. */
  withheld: z._default(z.array(z.enum(PROVIDER_CAPABILITIES)), []),
  /** Additional response fields by the call's name, as a later contract might add. */
  fields: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
});

/** How one version segment differs from this provider's abilities. */
export type Segment = z.infer<typeof segmentSchema>;

/** The differing segments by name. */
export type Segments = Readonly<Record<string, Segment>>;

/**
 * Parses segment settings: `{"v9":{"api":"1.1.0","withheld":["game-trash"],"fields":{"getGame":{"game":{"berth":"Quay
 * 3"}}}}}`.
 * @throws {Error} for anything else
 */
export const readSegments = (text: string): Segments => z.record(z.string(), segmentSchema).parse(JSON.parse(text));

/** Whether a call exists in a segment. */
export const hasCall = ({ capability }: Route, segment: Segment | undefined): boolean =>
  capability === undefined || !segment?.withheld.includes(capability);

/** The response of a call in a segment. */
export function answerIn(segment: Segment | undefined, name: string, answer: unknown): unknown {
  if (!segment) return answer;
  if (name === 'describeProvider') return offerIn(segment, answer as ProviderOffer);
  const more = segment.fields[name];
  return more === undefined ? answer : merged(answer, more);
}

function offerIn({ api, withheld }: Segment, offer: ProviderOffer): ProviderOffer {
  const away: readonly string[] = withheld;
  const capabilities = Object.entries(offer.capabilities).filter(([name]) => !away.includes(name));
  return { ...offer, api: api ?? offer.api, capabilities: Object.fromEntries(capabilities) };
}

/** Objects are merged recursively; everything else is replaced. */
function merged(answer: unknown, more: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(answer)) return answer;
  const parts = Object.entries(more).map(([key, value]) => [key, isRecord(value) ? merged(answer[key], value) : value]);
  return { ...answer, ...Object.fromEntries(parts) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
