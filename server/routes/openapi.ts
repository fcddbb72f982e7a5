import { toJsonSchema } from '@valibot/to-json-schema';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { GenericSchema } from 'valibot';
import { API_PREFIX, calls, FailureSchema, type CallName } from '../../src/shared/api/contract';
import { LANGUAGE } from '../../src/shared/config/languages';

const SUMMARIES: Record<CallName, string> = {
  cartAdd: 'Add one unit to the cart',
  cartUpdate: 'Set the quantity of a line; 0 removes it',
  cartGet: 'Read the cart',
  productList: 'List products, filtered, sorted and paged',
  productSearch: 'One page of a listing, with the counts of its filters',
  productCategories: 'List the categories',
  productTags: 'List the tags',
  deliveryDate: 'Say by when an order of this moment would arrive at a PIN code',
  stockAlert: 'Ask for a mail when a variant of a product can be bought again',
  wishlistGet: 'Read the wishlist, oldest first',
  wishlistAdd: 'Save a product',
  wishlistRemove: 'Remove a product from the wishlist',
  wishlistClear: 'Empty the wishlist',
  reviewGet: 'Read the reviews of a product',
  reviewAdd: 'Write a review',
  reviewUpdate: 'Change the own review',
  reviewDelete: 'Delete the own review',
  reviewReport: 'Report the review of somebody',
  userRegister: 'Sign up; answers with a token',
  userLogin: 'Sign in; answers with a token',
  userInfo: 'Read the name and email address of the account',
  userUpdate: 'Change the name',
  userForgotPassword: 'Send a link for a new password to an email address, if it has an account',
  userResetPassword: 'Set a new password with the secret of that link; answers with a token',
  userData: 'Read everything that the shop knows about the person, after the password',
  userDelete: 'Delete the account, after the password; orders stay without name and address',
  userPassword: 'Change the password, which ends all other sessions',
  userLogout: 'End this session',
  userLogoutEverywhere: 'End all sessions',
  userOrders: 'List the orders, oldest first; with `limit` a page of them, newest first',
  orderPlace: 'Order by cash on delivery; a repeated `orderKey` returns the same order',
  orderPlaceUpi: 'Order by UPI; answers with the address of the payment page',
  newsletterTerms: 'What subscribing to the newsletter is worth',
  newsletterSubscribe: 'Have the mail sent whose link subscribes an address',
  invoicePdf: 'The tax invoice as a PDF file, in base64',
  pushKey: 'The key with which a browser subscribes to notifications',
  pushSubscribe: 'Send the notifications of an account to this browser',
  pushUnsubscribe: 'Forget a browser that has unsubscribed',
  couponCheck: 'What a discount code is worth for these lines',
  searchMissed: 'Note a search that finds nothing',
  vitals: 'Note how fast a visit was',
  content: 'What the owner has set: store, slides and offers of the home page',
  codTerms: 'Where and up to which amount orders are paid on delivery',
  orderVerify: 'Ask the payment provider whether an order is paid',
  orderGet: 'Read one order',
  orderByKey: 'Read the order that an idempotency key has placed',
  orderCancel: 'Cancel an order, until packing begins',
  orderPayAgain: 'Open a new payment page for an unpaid order',
  orderSwitchToCod: 'Change an unpaid order to cash on delivery',
  orderReturn: 'Request the return or exchange of units of a line; a repeated key asks once',
  orderReturnWithdraw: 'Withdraw that request, until the units are back at the shop',
  headers: 'The entries of the header',
  footers: 'The links of the footer',
  health: 'Whether the server can do its work',
};

/** JSON has no schema for transformed values: what the client sends, and what it receives. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}

interface ObjectSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

const json = (schema: Record<string, unknown>) => ({ 'application/json': { schema } });

/** Of every read; a write names it in `Accept-Language`. */
const IN_LANGUAGE = {
  name: LANGUAGE,
  in: 'query',
  required: false,
  description: 'The language of texts, such as `hi`; English where there is no translation',
  schema: { type: 'string' },
};

function operationOf(name: CallName): Record<string, unknown> {
  const { method, auth, request, response } = calls[name];
  const input: ObjectSchema = schemaOf(request, 'input');
  const fields = Object.entries(input.properties ?? {});
  const required = input.required ?? [];
  return {
    operationId: name,
    summary: SUMMARIES[name],
    ...(auth && { security: [{ token: [] }] }),
    ...(method === 'GET'
      ? {
          parameters: [
            ...fields.map(([field, schema]) => ({
              name: field,
              in: 'query',
              required: required.includes(field),
              schema,
            })),
            IN_LANGUAGE,
          ],
        }
      : fields.length > 0 && { requestBody: { required: true, content: json({ ...input }) } }),
    responses: {
      200: { description: 'Done', content: json(schemaOf(response, 'input')) },
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

/** An OpenAPI 3.1 document of the contract's calls. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    const item = (paths[API_PREFIX + path] ??= {});
    item[method.toLowerCase()] = operationOf(name);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marigold Lane',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Money is rupees with at most two decimals, weight is kilograms, times are milliseconds since the epoch. A refusal has a message for people.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      responses: {
        Refused: {
          description: 'Nothing was done; 503 can be repeated.',
          content: json(schemaOf(FailureSchema, 'input')),
        },
      },
    },
  };
}

/** The document at `/openapi.json`, and in development a page to read it at `/docs`. */
export function openApiRoutes({ withPage }: { withPage: boolean }): Hono {
  const app = new Hono();
  const document = openApiDocument();
  app.get('/openapi.json', (c) => c.json(document));
  if (withPage) {
    app.get('/docs', (c) =>
      c.html(
        html`<!doctype html>
          <html lang="en">
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>The API of Marigold Lane</title>
            <style>
              :root {
                color-scheme: light dark;
                font: 16px/1.5 system-ui;
              }
              body {
                max-width: 60rem;
                margin: 2rem auto;
                padding: 0 1rem;
              }
              pre {
                overflow: auto;
              }
            </style>
            <h1>The API of Marigold Lane</h1>
            <p>
              From the contract (<code>src/shared/api/contract.ts</code>);
              <a href="openapi.json">as OpenAPI</a>.
            </p>
            ${(Object.keys(calls) as CallName[]).map((name) => {
              const { method, path, auth, request, response } = calls[name];
              return html`<h2 id="${name}">${method} ${API_PREFIX}${path}</h2>
                <p>${SUMMARIES[name]}.${auth ? html` Needs the header <code>token</code>.` : ''}</p>
                <details>
                  <summary>Request</summary>
                  <pre>${JSON.stringify(schemaOf(request, 'input'), null, 2)}</pre>
                </details>
                <details>
                  <summary>Answer</summary>
                  <pre>${JSON.stringify(schemaOf(response, 'input'), null, 2)}</pre>
                </details>`;
            })}
          </html>`,
      ),
    );
  }
  return app;
}
