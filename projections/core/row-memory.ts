import { isWhole, textOf, type Key, type Row } from './projection.ts';

/** Where the rows are that hold the same texts in some columns. */
interface Group {
  readonly columns: readonly string[];
  readonly members: Map<string, Set<string>>;
}

/**
 * The rows that the owner of a projection keeps in memory, so that hot rows need no reading. What changed and is
 * not yet written is never let go; of the rest the least recently used goes first.
 */
export class RowMemory {
  readonly #key: readonly string[];
  readonly #limit: number;
  #rows = new Map<string, Row>();
  #unwritten = new Set<string>();
  /** By their columns, for keys that name more than one row; each is made when it is first asked for. */
  readonly #groups = new Map<string, Group>();
  /** True while every row there is is in memory, so that a row that is not here does not exist. */
  #isComplete: boolean;

  constructor(key: readonly string[], limit: number, isComplete: boolean) {
    this.#key = key;
    this.#limit = limit;
    this.#isComplete = isComplete;
  }

  /** Adds the rows of a key to `found`. */
  find(key: Key, found: Row[]): void {
    if (isWhole(this.#key, key)) {
      const row = this.#rows.get(textOf(this.#key, key));
      if (row) found.push(row);
      return;
    }
    const { columns, members } = this.#groupOf(key);
    for (const text of members.get(textOf(columns, key)) ?? []) {
      const row = this.#rows.get(text);
      if (row) found.push(row);
    }
  }

  set(row: Row): void {
    const text = textOf(this.#key, row);
    if (this.#rows.get(text) === row) return;
    this.#put(text, row);
    this.#unwritten.add(text);
  }

  /** Whether the rows of a key, or that there are none, are known without reading. */
  knows(key: Key): boolean {
    return this.#isComplete || (isWhole(this.#key, key) && this.#rows.has(textOf(this.#key, key)));
  }

  /** Takes in a row as it stands in the table, unless a newer one is here. */
  load(row: Row): void {
    const text = textOf(this.#key, row);
    if (!this.#rows.has(text)) this.#put(text, row);
  }

  /** True while nothing need be read from the table. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  get unwrittenCount(): number {
    return this.#unwritten.size;
  }

  rows(): Row[] {
    return [...this.#rows.values()];
  }

  unwritten(): Row[] {
    const rows: Row[] = [];
    for (const text of this.#unwritten) {
      const row = this.#rows.get(text);
      if (row) rows.push(row);
    }
    return rows;
  }

  /** All has been written: rows beyond the limit may go, oldest first. */
  written(): void {
    if (this.#rows.size > this.#limit) {
      // What was just written moves to the end of the map, which is its order of age.
      for (const text of this.#unwritten) {
        const row = this.#rows.get(text);
        if (!row) continue;
        this.#rows.delete(text);
        this.#rows.set(text, row);
      }
      for (const [text, row] of this.#rows) {
        if (this.#rows.size <= this.#limit) break;
        this.#rows.delete(text);
        this.#leaveGroups(text, row);
      }
      this.#isComplete = false;
    }
    this.#unwritten.clear();
  }

  #put(text: string, row: Row): void {
    if (this.#groups.size > 0) {
      const before = this.#rows.get(text);
      if (before) this.#leaveGroups(text, before);
      for (const group of this.#groups.values()) join(group, text, row);
    }
    this.#rows.set(text, row);
  }

  #leaveGroups(text: string, row: Row): void {
    for (const { columns, members } of this.#groups.values()) {
      const name = textOf(columns, row);
      const group = members.get(name);
      group?.delete(text);
      if (group?.size === 0) members.delete(name);
    }
  }

  #groupOf(key: Key): Group {
    const columns = Object.keys(key);
    const name = columns.join(' ');
    const known = this.#groups.get(name);
    if (known) return known;
    const group: Group = { columns, members: new Map() };
    for (const [text, row] of this.#rows) join(group, text, row);
    this.#groups.set(name, group);
    return group;
  }
}

function join({ columns, members }: Group, text: string, row: Row): void {
  const name = textOf(columns, row);
  const group = members.get(name);
  if (group) group.add(text);
  else members.set(name, new Set([text]));
}
