import { ninetyPlan } from './plan.ts';
import { start } from './start.ts';

await start(ninetyPlan(process.argv.includes('--dev')));
