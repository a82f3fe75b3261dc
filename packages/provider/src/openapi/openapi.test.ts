import { readFileSync } from 'node:fs';
import { routeTable } from '@waymark/contract';
import { VERSION } from '../version';
import { describeApi } from './describe-api';
import { OPENAPI_FILE, openapiText } from './openapi-file';

interface Operation {
  operationId: string;
  security?: unknown;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } };
}

const operations = () => {
  const { paths } = describeApi('v1', '1.0.0') as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
};

it('matches the committed file: run `pnpm --filter @waymark/provider openapi` after changing the contract', () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(openapiText(VERSION));
});

it('describes exactly the routes of the contract', () => {
  const described = operations().map(({ operationId, path, method }) => `${operationId} ${method} ${path}`);
  const routes = Object.entries(routeTable).map(
    ([name, route]) => `${name} ${route.method.toLowerCase()} /v1${route.path}`,
  );
  expect(described.toSorted()).toEqual(routes.toSorted());
});

it('lists parameters, bodies and security', () => {
  const update = operations().find(({ operationId }) => operationId === 'updateGame');
  expect(update?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['X-Whitelabel', 'header', true],
    ['id', 'path', true],
  ]);
  expect(update?.requestBody?.content['application/json'].schema.properties).toHaveProperty('start_at');
  expect(update?.security).toEqual([{ token: [] }]);
  expect(operations().find(({ operationId }) => operationId === 'authenticate')?.security).toBeUndefined();
  const results = operations().find(({ operationId }) => operationId === 'readAnswerResults');
  expect(results?.security).toEqual([{ resultsKey: [] }]);
  expect(results?.parameters.map(({ name, required }) => [name, required])).toEqual([
    ['key', false],
    ['cursor', false],
    ['per_page', false],
  ]);
});
