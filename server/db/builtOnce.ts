import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import type { Database } from './schema';

/** Stands in a built query for a value of `parameters`. */
class Parameter {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

/**
 * A query whose SQL is built once for each database: Kysely takes longer to build a query than SQLite to run it.
 *
 * @param build must use the parameters as values only, so that the SQL is the same each time
 */
export function builtOnce<Parameters extends object, Row>(
  build: (db: Kysely<Database>, parameters: Parameters) => Compilable<Row>,
) {
  const built = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return (db: Kysely<Database>, parameters: Parameters) => {
    // A transaction has the adapter of its database.
    const { adapter } = db.getExecutor();
    let query = built.get(adapter);
    if (!query) {
      const names = new Proxy(parameters, { get: (_, name) => new Parameter(name) });
      query = build(db, names).compile();
      built.set(adapter, query);
    }
    return db.executeQuery<Row>({
      ...query,
      parameters: query.parameters.map((value) =>
        value instanceof Parameter ? Reflect.get(parameters, value.name) : value,
      ),
    });
  };
}

/** Most orders have fewer lines. */
const MOST_KEPT = 20;

/** The same for a query about any number of ids: it is built once for each small number. */
export function builtForEach<Row>(
  build: (db: Kysely<Database>, ids: readonly string[]) => Compilable<Row>,
) {
  const bySize = new Map<number, ReturnType<typeof builtOnce<readonly string[], Row>>>();
  return async (db: Kysely<Database>, ids: readonly string[]): Promise<Row[]> => {
    if (ids.length > MOST_KEPT) return (await db.executeQuery<Row>(build(db, ids).compile())).rows;
    let query = bySize.get(ids.length);
    if (!query) {
      query = builtOnce((any, names) =>
        build(
          any,
          Array.from(ids, (_, index) => names[index] ?? ''),
        ),
      );
      bySize.set(ids.length, query);
    }
    return (await query(db, ids)).rows;
  };
}
