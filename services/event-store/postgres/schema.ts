export const schema = 'event_store';

export const channel = 'event_store_appended';
