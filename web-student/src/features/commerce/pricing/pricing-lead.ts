export const pricingLead = 'You pay this price once. Plans do not renew automatically.';
