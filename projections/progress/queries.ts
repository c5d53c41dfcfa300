import type { Progress } from '#domain/questions/contract.ts';
