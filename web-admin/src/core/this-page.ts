/** Leaves the document. An object, so that tests can replace it. */
export const thisPage = {
  isLeavingForLogin: false,
  leaveFor: (address: string) => location.replace(address),
};
