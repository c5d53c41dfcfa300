/** Where the events stand; its tables and functions are made by `services/migrations`. */
export const schema = 'event_store';

/** Where a batch of appends announces itself; the payload is the position of its last event. */
export const channel = 'event_store_appended';
