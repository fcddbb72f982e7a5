import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { call } from './call';

interface Lists {
  list: (params: GetListParams) => Promise<{ data: RaRecord[]; total: number }>;
  get?: (id: string) => Promise<{ data: RaRecord }>;
}

const pageOf = ({ pagination }: GetListParams) => ({
  page: pagination?.page ?? 1,
  limit: pagination?.perPage ?? 25,
});

/** The filters of a list's form; empty fields are no filter. */
function filterOf({ filter }: GetListParams): object {
  const fields = Object.entries(filter as Record<string, unknown>);
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && value != null));
}

const resources: Record<string, Lists> = {
  orders: {
    list: (params) => call('deskOrders', { ...pageOf(params), ...filterOf(params) }),
    get: (id) => call('deskOrder', { id }),
  },
  returns: {
    list: (params) => call('deskReturns', { ...pageOf(params), ...filterOf(params) }),
    get: (id) => call('deskReturn', { id }),
  },
  products: {
    list: (params) => call('deskProducts', { ...pageOf(params), ...filterOf(params) }),
    get: (id) => call('deskProduct', { id }),
  },
  reviews: {
    list: (params) => call('deskReviews', { ...pageOf(params), ...filterOf(params) }),
    get: (id) => call('deskReview', { id }),
  },
  customers: {
    list: (params) => call('deskCustomers', { ...pageOf(params), ...filterOf(params) }),
    get: (id) => call('deskCustomer', { id }),
  },
  staff: { list: () => call('deskStaff', {}) },
  audit: {
    list: (params) => call('deskAudit', { ...pageOf(params), ...filterOf(params) }),
  },
};

function resourceOf(name: string): Lists {
  const resource = resources[name];
  if (!resource) throw new Error(`The desk has no ${name}.`);
  return resource;
}

/** Changes have calls of their own (`call`, `callOnce`): an order's status is moved, never overwritten. */
const notHere = (): Promise<never> =>
  Promise.reject(new Error('This is changed with a call of its own.'));

export const dataProvider = {
  getList: (resource: string, params: GetListParams) => resourceOf(resource).list(params),
  getOne: (resource: string, { id }: { id: string | number }) => {
    const { get } = resourceOf(resource);
    return get ? get(String(id)) : notHere();
  },
  async getMany(resource: string, { ids }: { ids: (string | number)[] }) {
    const { get } = resourceOf(resource);
    if (!get) return notHere();
    const found = await Promise.all(ids.map((id) => get(String(id))));
    return { data: found.map(({ data }) => data) };
  },
  getManyReference: notHere,
  create: notHere,
  update: notHere,
  updateMany: notHere,
  delete: notHere,
  deleteMany: notHere,
} as unknown as DataProvider;
