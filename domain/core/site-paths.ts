const folders = ['admin', 'api', 'dev', 'health', 'till', '.well-known'];

/** Whether the server answers this path itself: the student client has no page there. @param pathname such as `/till/pay/1` */
export const isServerPath = (pathname: string): boolean => folders.includes(pathname.split('/')[1] ?? '');

/** The one page whose document may load a payment provider's script. */
export const checkoutPath = '/checkout';

/** Where students answer surveys: specification, document 1, section 2. */
export const surveyPath = '/survey';
