/** The groups of packages: specification, document 1, section 3. */
export type PackageGroup = 'subscription' | 'mobile' | 'others';

/** What a test counts as where it is paid for: a random one is whole or of one part. */
export type PaidCategory = 'full' | 'sectional';

/**
 * "Package groups decide mock-test inclusion": document 1, section 3, which leaves open what each includes. A
 * subscription has all tests, mobile what fits a phone, others bring credits.
 */
export const includedTests: {
  readonly [Group in PackageGroup]: { readonly [Category in PaidCategory]: boolean };
} = {
  subscription: { full: true, sectional: true },
  mobile: { full: false, sectional: true },
  others: { full: false, sectional: false },
};
