/**
 * Breaks IndexedDB until the returned function is called: `unwritable` can still be read, `unreadable` cannot.
 */
export function breakDisk(how: 'unwritable' | 'unreadable' = 'unwritable'): () => void {
  const fail = (): never => {
    throw new DOMException('broken', 'UnknownError');
  };
  const writes = ['put', 'delete'] as const;
  const reads = how === 'unreadable' ? (['get', 'getAll', 'getAllKeys'] as const) : [];
  const broken = [...writes, ...reads].map((method) =>
    jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(fail),
  );
  return () => {
    for (const method of broken) method.mockRestore();
  };
}
