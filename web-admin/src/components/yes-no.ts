export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
