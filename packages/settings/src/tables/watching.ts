import * as kinds from '../kinds';
import { optional, withDefault } from '../setting';

const CALLS = kinds.oneOf('off', 'notable', 'all');

/** What operators and their monitoring see. */
export const watching = {
  WAYMARK_LOG: withDefault<'off' | 'notable' | 'all'>(
    CALLS,
    'off',
    'Which calls the provider logs, in JSON lines: notable ones (writes, refusals, failures, calls of over a second), all, or none. waymark serve logs notable ones by default.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional<string>(
    kinds.address('http', 'https'),
    'An OpenTelemetry collector (OTLP over HTTP), such as http://localhost:4318, for traces of calls and their statements.',
  ),
  OTEL_SERVICE_NAME: withDefault<string>(kinds.text, 'waymark', 'The name in traces.'),
} as const;
