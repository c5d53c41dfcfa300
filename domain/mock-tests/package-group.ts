export type PackageGroup = 'subscription' | 'mobile' | 'others';

export type PaidCategory = 'full' | 'sectional';

/** "Package groups decide mock-test inclusion": document 1, section 3, leaves the details open. Subscription: all; mobile: phone-sized. */
export const includedTests: {
  readonly [Group in PackageGroup]: { readonly [Category in PaidCategory]: boolean };
} = {
  subscription: { full: true, sectional: true },
  mobile: { full: false, sectional: true },
  others: { full: false, sectional: false },
};
