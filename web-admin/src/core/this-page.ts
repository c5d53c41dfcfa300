/** How the document is left. An object, so that tests can replace it. */
export const thisPage = {
  /** The page is on its way to the login, which comes back to it. */
  isLeavingForLogin: false,
  leaveFor: (address: string) => location.replace(address),
};
