import { Hono } from 'hono';
import { lookupPincode } from '../pincode/lookup';

/** Postal codes in the public Indian service's shape, which answers 200 to everything. */
export function pincodeRoutes(): Hono {
  const app = new Hono();
  app.get('/:zip', (c) => {
    c.header('Cache-Control', 'public, max-age=86400');
    return c.json(lookupPincode(c.req.param('zip')));
  });
  return app;
}
