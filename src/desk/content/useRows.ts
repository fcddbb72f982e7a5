import { useState } from 'react';

interface EditedRow<Row> {
  /** Stays the same while the row is moved. */
  key: string;
  row: Row;
}

const withKey = <Row>(row: Row): EditedRow<Row> => ({ key: crypto.randomUUID(), row });

/**
 * Rows that are edited and whose order matters. Each change is applied to the newest state, because an upload may end
 * after something else was typed or moved.
 */
export function useRows<Row extends object>(initial: readonly Row[]) {
  const [edited, setEdited] = useState(() => initial.map(withKey));
  return {
    edited,
    rows: edited.map(({ row }) => row),
    add: (row: Row): void => setEdited((now) => [...now, withKey(row)]),
    change: (key: string, some: Partial<Row>): void =>
      setEdited((now) =>
        now.map((each) => (each.key === key ? { key, row: { ...each.row, ...some } } : each)),
      ),
    moveUp: (key: string): void =>
      setEdited((now) => {
        const at = now.findIndex((each) => each.key === key);
        const others = now.filter((_, index) => index !== at);
        return at < 1
          ? now
          : [...others.slice(0, at - 1), ...now.slice(at, at + 1), ...others.slice(at - 1)];
      }),
    remove: (key: string): void => setEdited((now) => now.filter((each) => each.key !== key)),
  };
}

export type Rows<Row extends object> = ReturnType<typeof useRows<Row>>;
