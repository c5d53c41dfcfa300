import { spokenTask, type SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';

const isSpoken = (code: string): code is SpokenCode => code in spokenTask;
export const spokenCodes = Object.keys(spokenTask).filter(isSpoken);
