import { isWhole, textOf, type Key, type Row } from '../projection.ts';

interface Group {
  readonly columns: readonly string[];
  readonly members: Map<string, Set<string>>;
}

interface Place {
  readonly text: string;
  row: Row;
  isUnwritten: boolean;
}

/** An owner's row cache. Unwritten changes stay; of the rest the least recently used are evicted. */
export class RowMemory {
  readonly #key: readonly string[];
  readonly #limit: number;
  #places = new Map<string, Place>();
  #unwritten: Place[] = [];
  /** Groups for keys with several rows; created on demand. */
  readonly #groups = new Map<string, Group>();
  /** True while all rows are cached, so that a missing row does not exist. */
  #isComplete: boolean;
  /** The last found row: a fold usually changes the row it was given. */
  #found: Place | undefined;

  constructor(key: readonly string[], limit: number, isComplete: boolean) {
    this.#key = key;
    this.#limit = limit;
    this.#isComplete = isComplete;
  }

  find(key: Key, found: Row[]): void {
    if (isWhole(this.#key, key)) {
      this.#found = this.#places.get(textOf(this.#key, key));
      if (this.#found) found.push(this.#found.row);
      return;
    }
    const { columns, members } = this.#groupOf(key);
    for (const text of members.get(textOf(columns, key)) ?? []) {
      const place = this.#places.get(text);
      if (place) found.push(place.row);
    }
  }

  set(row: Row): void {
    const known = this.#foundOf(row) ?? this.#places.get(textOf(this.#key, row));
    if (known?.row === row) return;
    const place = known ?? this.#add(row);
    if (known) this.#replace(known, row);
    if (place.isUnwritten) return;
    place.isUnwritten = true;
    this.#unwritten.push(place);
  }

  knows(key: Key): boolean {
    return this.#isComplete || (isWhole(this.#key, key) && this.#places.has(textOf(this.#key, key)));
  }

  /** Adds a row from the table, unless a newer one is cached. */
  load(row: Row): void {
    if (!this.#places.has(textOf(this.#key, row))) this.#add(row);
  }

  /** Whether reads of the table are unnecessary. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  get unwrittenCount(): number {
    return this.#unwritten.length;
  }

  rows(): Row[] {
    return [...this.#places.values()].map(({ row }) => row);
  }

  unwritten(): Row[] {
    return this.#unwritten.map(({ row }) => row);
  }

  /** Evicts rows beyond the limit after a write, oldest first. */
  written(): void {
    for (const place of this.#unwritten) place.isUnwritten = false;
    if (this.#places.size > this.#limit) {
      // The map's order is age: written rows move to the end.
      for (const place of this.#unwritten) {
        this.#places.delete(place.text);
        this.#places.set(place.text, place);
      }
      for (const [text, { row }] of this.#places) {
        if (this.#places.size <= this.#limit) break;
        this.#places.delete(text);
        this.#leaveGroups(text, row);
      }
      this.#isComplete = false;
      this.#found = undefined;
    }
    this.#unwritten = [];
  }

  /** The last found place, if it is the row's. */
  #foundOf(row: Row): Place | undefined {
    const place = this.#found;
    return place && this.#key.every((column) => place.row[column] === row[column]) ? place : undefined;
  }

  #add(row: Row): Place {
    const place = { text: textOf(this.#key, row), row, isUnwritten: false };
    this.#places.set(place.text, place);
    for (const group of this.#groups.values()) join(group, place.text, row);
    return place;
  }

  #replace(place: Place, row: Row): void {
    this.#leaveGroups(place.text, place.row);
    place.row = row;
    for (const group of this.#groups.values()) join(group, place.text, row);
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
    for (const [text, { row }] of this.#places) join(group, text, row);
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
