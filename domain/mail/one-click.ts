/** Called by a mail program's unsubscribe button, with the token in the query: RFC 8058. */
export const oneClickPath = '/api/mail/unsubscribe';

/** The confirmation page of an unsubscribe link, with the token in the query. */
export const unsubscribePath = '/unsubscribe';
