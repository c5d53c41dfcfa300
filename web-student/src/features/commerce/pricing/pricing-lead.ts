/** The page of prices says it first, on the server and in the client. */
export const pricingLead = 'You pay this price once. Plans do not renew automatically.';
