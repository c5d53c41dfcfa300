/** What a mail program calls with its user's press of its button, with the token in the query: RFC 8058. */
export const oneClickPath = '/api/mail/unsubscribe';

/** Where a person is asked whether they want no more mails of a list, with the token in the query. */
export const unsubscribePath = '/unsubscribe';
