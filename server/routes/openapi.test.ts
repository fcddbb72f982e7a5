/** @jest-environment node */
import { Validator } from '@seriousme/openapi-schema-validator';
import { API_PREFIX, calls, type CallName } from '../../src/shared/api/contract';
import { openApiDocument, openApiRoutes } from './openapi';

it('is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(openApiDocument());
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

it('has every call of the contract, with its bounds', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { operationId: string; security?: unknown[] }>>;
  };
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path, auth } = calls[name];
    const operation = paths[API_PREFIX + path]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.security !== undefined).toBe(auth);
  }
  expect(JSON.stringify(paths['/v1/api/cart/update'])).toContain('"maximum":999');
});

it('can be read as a page in development only', async () => {
  const page = await openApiRoutes({ withPage: true }).request('/docs');
  expect(await page.text()).toContain('POST /v1/api/cart/add');
  expect((await openApiRoutes({ withPage: false }).request('/docs')).status).toBe(404);
  const document = await openApiRoutes({ withPage: false }).request('/openapi.json');
  expect(await document.json()).toMatchObject({ openapi: '3.1.0' });
});
