/** The letter of an option by its place: `A` for 0. */
export const letterOf = (index: number) => String.fromCharCode(65 + index);
