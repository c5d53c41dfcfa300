/** The seed's questions with their keys, for specs on every floor. */
export { questionBank } from '#infra/seed/questions.ts';
