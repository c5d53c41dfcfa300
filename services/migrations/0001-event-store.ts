/** json, not jsonb, keeps the bytes. A stream is nothing but its events; only tombstones have a table. */
const tables = `
  create schema if not exists event_store;
  create table if not exists event_store.event (
    position bigint primary key,
    stream text collate "C" not null,
    revision integer not null,
    id uuid not null,
    type text collate "C" not null,
    data json not null,
    metadata json not null,
    recorded_at timestamptz not null default clock_timestamp(),
    unique (stream, revision)
  );
  create index if not exists event_type on event_store.event (type, position);
  create table if not exists event_store.tombstone (stream text collate "C" primary key);
`;

/**
 * Stores many appends in one transaction, under a lock that all writers of all processes take first. So positions are
 * gapless, later positions are committed later, and a reader never misses an earlier position. Each append refers to
 * its stream by index in `stream_names`, and gives the expected revision (-1 noStream, -2 any, -3 exists) and the
 * number of its events in the flat event arrays. Decisions are made on arrays in memory; all accepted events are then
 * written by one INSERT. Returns a row per append, in order: 'appended', 'replayed', 'conflict' (with the actual
 * revision, -1 for no stream) or 'deleted'. The caller never puts the same append twice into one batch. A retry under
 * "any" or "exists" is recognised among the last 100 events of its stream: no index on ids is kept.
 */
const appendFunction = `
create or replace function event_store.append(
  stream_names text[], stream_of integer[], expected integer[], counts integer[],
  ids uuid[], types text[], datas text[], metadatas text[]
) returns table (outcome text, at_revision integer, at_position bigint) language plpgsql as $body$
declare
  head_before bigint;
  head bigint;
  revisions integer[];
  deleted boolean[];
  event_positions bigint[] := array_fill(null::bigint, array[cardinality(ids)]);
  event_revisions integer[] := array_fill(null::integer, array[cardinality(ids)]);
  event_streams integer[] := array_fill(null::integer, array[cardinality(ids)]);
  first_event integer := 1;
  last_event integer;
  current integer;
  wanted integer;
  s integer;
  lock_taken text;
begin
  lock_taken := pg_advisory_xact_lock(hashtextextended('event_store_appended', 0));
  select array_agg(coalesce(last.revision, -1) order by named.n),
      array_agg(exists (select from event_store.tombstone t where t.stream = named.name) order by named.n),
      (select coalesce(max(e.position), 0) from event_store.event e)
    into revisions, deleted, head
    from unnest(stream_names) with ordinality as named(name, n)
    left join lateral (
      select e.revision from event_store.event e where e.stream = named.name order by e.revision desc limit 1
    ) last on true;
  head_before := head;

  for i in 1 .. cardinality(stream_of) loop
    s := stream_of[i];
    current := revisions[s];
    wanted := expected[i];
    last_event := first_event + counts[i] - 1;
    at_revision := null;
    at_position := null;
    if deleted[s] then
      outcome := 'deleted';
    elsif wanted = current or wanted = -2 and current = -1 then
      outcome := 'appended';
    elsif wanted >= -1 then
      outcome := case when wanted < current then 'known' else 'conflict' end;
      wanted := wanted + 1;
    elsif current = -1 then
      outcome := 'conflict';
    else
      wanted := (
        select min(e.revision) from event_store.event e
        where e.stream = stream_names[s] and e.revision > current - 100
          and e.id = any (ids[first_event : last_event])
      );
      outcome := case when wanted is null then 'appended' else 'known' end;
    end if;

    if outcome = 'known' then
      select e.revision, e.position into at_revision, at_position from event_store.event e
        where e.stream = stream_names[s] and e.revision = wanted + counts[i] - 1
          and ids[first_event : last_event] = (
            select array_agg(k.id order by k.revision) from event_store.event k
            where k.stream = stream_names[s] and k.revision between wanted and wanted + counts[i] - 1
          );
      outcome := case when found then 'replayed' else 'conflict' end;
    end if;

    if outcome = 'appended' then
      for e in first_event .. last_event loop
        head := head + 1;
        current := current + 1;
        event_positions[e] := head;
        event_revisions[e] := current;
        event_streams[e] := s;
      end loop;
      revisions[s] := current;
      at_revision := current;
      at_position := head;
    elsif outcome = 'conflict' then
      at_revision := current;
    end if;
    first_event := last_event + 1;
    return next;
  end loop;

  if head > head_before then
    insert into event_store.event (position, stream, revision, id, type, data, metadata)
      select e.position, stream_names[e.s], e.revision, e.id, e.type, e.data::json, e.metadata::json
      from unnest(event_positions, event_streams, event_revisions, ids, types, datas, metadatas)
        as e(position, s, revision, id, type, data, metadata)
      where e.position is not null;
    lock_taken := pg_notify('event_store_appended', head::text);
  end if;
end $body$;
`;

/**
 * The common case, appends that each begin a stream of their own, in as few steps as possible: the unique index itself
 * detects an existing stream. Returns the head before the batch; the events follow it in order. @throws
 * unique_violation when a stream exists or is deleted: `append` then returns the details.
 */
const appendNewFunction = `
create or replace function event_store.append_new(
  streams text[], revisions integer[], ids uuid[], types text[], datas text[], metadatas text[]
) returns bigint language plpgsql as $body$
declare
  head bigint;
  done text;
begin
  done := pg_advisory_xact_lock(hashtextextended('event_store_appended', 0));
  if exists (select from event_store.tombstone t where t.stream = any (streams)) then
    raise unique_violation;
  end if;
  head := (select coalesce(max(e.position), 0) from event_store.event e);
  insert into event_store.event (position, stream, revision, id, type, data, metadata)
    select head + e.n, e.stream, e.revision, e.id, e.type, e.data::json, e.metadata::json
    from unnest(streams, revisions, ids, types, datas, metadatas) with ordinality
      as e(stream, revision, id, type, data, metadata, n);
  done := pg_notify('event_store_appended', (head + cardinality(ids))::text);
  return head;
end $body$;
`;

export const eventStore = `${tables}${appendFunction}${appendNewFunction}`;
