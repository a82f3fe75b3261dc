import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Span } from '@opentelemetry/api';
import type { EndedCall } from './ended-call';

/** Where traces are sent, by OpenTelemetry's own settings. */
export interface TracingOptions {
  /** Address of an OTLP collector over HTTP, such as `http://localhost:4318`. */
  readonly endpoint: string;
  readonly serviceName: string;
}

/** The trace of one call. */
export interface Trace {
  /** Starts a database span; call the result to end it. */
  statement(text: string): (failed: boolean) => void;
  end(call: EndedCall): void;
}

/** Traces calls. */
export interface Tracing {
  /** Starts a span for a call, as a child of its caller's trace if the headers contain one. */
  begin(method: string, headers: IncomingHttpHeaders): Trace;
  /** Flushes the remaining spans. */
  close(): Promise<void>;
}

const LONGEST_STATEMENT = 500;
/** Timeout of the collector in milliseconds. */
const TIMEOUT = 3000;

/** Exports traces to a collector. OpenTelemetry is loaded only if it is configured. */
export async function openTracing({ endpoint, serviceName }: TracingOptions): Promise<Tracing> {
  const [api, { W3CTraceContextPropagator }, { BasicTracerProvider, BatchSpanProcessor }, exporters, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(new exporters.OTLPTraceExporter({ url, timeoutMillis: TIMEOUT }))],
  });
  const tracer = provider.getTracer('waymark');
  const propagator = new W3CTraceContextPropagator();
  const { SpanKind, SpanStatusCode, ROOT_CONTEXT, defaultTextMapGetter, trace } = api;

  const traceOf = (span: Span, within: Context): Trace => ({
    statement: (text) => {
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_STATEMENT) };
      const part = tracer.startSpan(text.split(' ', 1)[0] ?? '', { kind: SpanKind.CLIENT, attributes }, within);
      return (failed) => {
        if (failed) part.setStatus({ code: SpanStatusCode.ERROR });
        part.end();
      };
    },
    end: ({ id, method, route, path, status }) => {
      if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
      span.setAttributes({ 'url.path': path, 'http.response.status_code': status, 'waymark.call': id });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });
  return {
    begin: (method, headers) => {
      const above = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, above);
      return traceOf(span, trace.setSpan(above, span));
    },
    // An unreachable collector loses traces but delays nothing.
    close: () => provider.shutdown().catch(() => {}),
  };
}
