import type { Row, Rows } from './projection.ts';

/**
 * The rows that the owner of a projection keeps in memory, so that hot rows need no reading. What changed and is
 * not yet written is never let go; of the rest the least recently used goes first.
 */
export class RowMemory implements Rows {
  #rows = new Map<string, Row>();
  #unwritten = new Set<string>();
  readonly #limit: number;
  /** True while every row there is is in memory, so that a row that is not here does not exist. */
  #isComplete: boolean;

  constructor(limit: number, isComplete: boolean) {
    this.#limit = limit;
    this.#isComplete = isComplete;
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  set(key: string, row: Row): void {
    this.#rows.set(key, row);
    this.#unwritten.add(key);
  }

  /** Whether the row, or that there is none, is known without reading. */
  knows(key: string): boolean {
    return this.#isComplete || this.#rows.has(key);
  }

  /** Takes in a row as it stands in the table. */
  load(key: string, row: Row): void {
    this.#rows.set(key, row);
  }

  /** True while nothing need be read from the table. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  get unwrittenCount(): number {
    return this.#unwritten.size;
  }

  unwritten(): Row[] {
    const rows: Row[] = [];
    for (const key of this.#unwritten) {
      const row = this.#rows.get(key);
      if (row) rows.push(row);
    }
    return rows;
  }

  /** All has been written: rows beyond the limit may go, oldest first. */
  written(): void {
    if (this.#rows.size > this.#limit) {
      // What was just written moves to the end of the map, which is its order of age.
      for (const key of this.#unwritten) {
        const row = this.#rows.get(key);
        if (!row) continue;
        this.#rows.delete(key);
        this.#rows.set(key, row);
      }
      for (const key of this.#rows.keys()) {
        if (this.#rows.size <= this.#limit) break;
        this.#rows.delete(key);
      }
      this.#isComplete = false;
    }
    this.#unwritten.clear();
  }
}
