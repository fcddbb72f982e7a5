import * as v from 'valibot';
import { ProductSchema, type Product } from '../../shared/api/contract';

/** A product for tests: what is left out gets the contract's own defaults. */
export function testProduct(fields: Partial<Product> & { _id: string }): Product {
  return v.parse(ProductSchema, { name: fields._id, ...fields });
}
