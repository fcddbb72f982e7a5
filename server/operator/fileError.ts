export interface Row {
  /** The line on which the row starts, from 1. */
  line: number;
  fields: Record<string, unknown>;
}

/** All mistakes in a file, one message per line. */
export class FileError extends Error {
  override name = 'FileError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export const atLine = (line: number, message: string): string => `line ${String(line)}: ${message}`;
