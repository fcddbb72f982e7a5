import { Hono } from 'hono';
import { lookupPincode } from '../pincode/lookup';

/** Postal codes in the shape of the public Indian service, which responds 200 to everything. */
export function pincodeRoutes(): Hono {
  const app = new Hono();
  app.get('/:zip', (c) => {
    c.header('Cache-Control', 'public, max-age=86400');
    return c.json(lookupPincode(c.req.param('zip')));
  });
  return app;
}
