import { type Audience, type Route, routeTable } from '@waymark/contract';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Describes the API as OpenAPI 3.1, from the contract's route table alone. */
export function describeApi(segment: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries<Route>(routeTable)) {
    const address = `/${segment}${route.path}`;
    paths[address] = { ...paths[address], [route.method.toLowerCase()]: describeRoute(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark provider',
      version,
      description:
        'Every call of a person names its white label in X-Whitelabel. Errors are {message} or {errors: {field: [text]}}.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        resultsKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key to the results of one game. Programs that cannot send headers put it into `key`.',
        },
      },
      schemas: { Error: ERROR },
    },
  };
}

const ERROR: Json = {
  anyOf: [
    { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
    {
      type: 'object',
      properties: {
        errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      },
      required: ['errors'],
    },
  ],
};

/** Identifies the request: a repeat with the same key has no further effect. */
const INTENT: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

const WHITE_LABEL: Json = { name: 'X-Whitelabel', in: 'header', required: true, schema: { type: 'string' } };

const SECURITY: Readonly<Record<Audience, Json>> = {
  public: {},
  'signed-in': { security: [{ token: [] }] },
  'results-key': { security: [{ resultsKey: [] }] },
};

function describeRoute(name: string, route: Route): Json {
  const { audience } = route;
  return {
    operationId: name,
    summary: route.summary,
    ...SECURITY[audience],
    parameters: [
      ...(audience === 'results-key' ? [] : [WHITE_LABEL]),
      ...(route.once ? [INTENT] : []),
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
    ],
    ...(route.body ? { requestBody: { required: true, content: asJson(schemaOf(route.body, 'input')) } } : {}),
    responses: {
      200: { description: 'Done.', content: contentOf(route) },
      default: { description: 'Refused.', content: asJson({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

/** A file is described only by its type. */
const contentOf = (route: Route): Json =>
  route.file ? { [route.file]: {} } : asJson(schemaOf(route.answer, 'output'));

const asJson = (schema: Json): Json => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return described;
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'output') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: described,
  }));
}
