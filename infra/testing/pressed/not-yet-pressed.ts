/**
 * Controls that no test pressed when the check came, by the line that it prints. This list only gets shorter: what a test
 * presses, or what is seen no more, has to leave it.
 */
export const notYetPressed: readonly string[] = [];
