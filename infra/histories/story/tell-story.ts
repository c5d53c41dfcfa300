import {
  askForHistories,
  blockTwo,
  changeSessions,
  choosePreferences,
  grantCredits,
  leaveAndBeReplaced,
  payFor,
  registerInVain,
} from './accounts.ts';
import {
  correctKey,
  leadThroughLife,
  readNotifications,
  resolveReports,
  reviseFixedTest,
  stopReviewing,
} from './bank.ts';
import { logIn, newUser, visitor, type Login, type Stage } from './person.ts';
import { answer, chooseSamples, mark, practise, report } from './practice.ts';
import { handIn, sit, untilScored } from './sprints.ts';

const workflowPatienceMs = 120_000;
const password = 'a password of the story';
const of = (name: string): Login => ({ email: `${name}@example.com`, password });

/**
 * Tells a story through the public calls in which everything happens that an installation can record. It needs a
 * new installation, its workflows, and a reading sprint of some ten seconds.
 * @returns those who can log in when it is over
 */
export async function tellStory(stage: Stage, log: (line: string) => void): Promise<readonly Login[]> {
  const admin = await logIn(stage, stage.admin);
  const samples = await chooseSamples(admin);

  log('people come');
  let ada = await newUser(stage, of('ada'));
  const ben = await newUser(stage, of('ben'));
  const passerBy = visitor(stage);
  await registerInVain(stage, of('dora'));
  await choosePreferences(ada);
  await payFor(admin, ada);
  await grantCredits(admin, [ada, ben]);

  log('they practise');
  await practise(ada, samples, ['some', 'right', 'empty']);
  await practise(passerBy, samples, ['some', 'right']);
  await practise(ben, samples, ['some']);
  await mark(ada, samples);
  await mark(passerBy, samples);
  const reports = [
    await report(ada, samples.RSA),
    await report(ben, samples.LWB),
    await report(passerBy, samples.RRP),
  ];

  log('they sit sprints');
  const handedIn = await sit(ada, admin, 5);
  await handIn(ada, handedIn);
  const givenUp = await sit(ada, admin, 1);
  await handIn(ada, givenUp);
  const leftAlone = await sit(ben, admin, 2);
  for (const sat of [handedIn, givenUp]) await untilScored(ada, sat, workflowPatienceMs);
  await untilScored(ben, leftAlone, workflowPatienceMs);

  log('somebody leaves');
  const successor = await leaveAndBeReplaced(stage, ben);

  log('keys are corrected');
  await leadThroughLife(admin, samples.RSA);
  await reviseFixedTest(admin, 'mock_test_new_writing_1');
  const inSprint = handedIn.answered[0];
  if (inSprint === undefined) throw new Error('the sprint asked nothing');
  for (const uid of new Set([samples.RSA.uid, samples.LWB.uid, inSprint])) await correctKey(admin, uid);
  await resolveReports(admin, reports.slice(0, 2));
  await readNotifications(ada, 7, workflowPatienceMs);
  await answer(ada, samples.LWD, 'some');
  await stopReviewing(ada, samples.LWD);

  log('support looks in');
  await blockTwo(stage, admin, of('cleo'), ada);
  ada = await logIn(stage, ada);
  ada = await changeSessions(stage, ada);
  await askForHistories(admin, [ada.userId, ben.userId]);
  return [stage.admin, of('ada'), { email: successor.email, password: successor.password }];
}
