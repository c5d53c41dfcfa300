import {
  askForHistories,
  blockTwo,
  changeSessions,
  choosePreferences,
  grantCredits,
  deleteAndReuseAddress,
  payFor,
  registerUnverified,
} from './accounts.ts';
import {
  correctKey,
  runQuestionLifecycle,
  readNotifications,
  resolveReports,
  reviseFixedTest,
  stopReviewing,
  uploadPicture,
  uploadTrack,
} from './bank.ts';
import { logIn, newUser, visitor, type Login, type Stage, type User } from './person.ts';
import { askAndReward, scoreAgain } from './engagement.ts';
import { sitForCredit, sitShortExam } from './exams.ts';
import { loseMail } from './mail.ts';
import { changePasswords, endSessions } from './passwords.ts';
import { planAndGiveUp } from './plans.ts';
import { answer, chooseSamples, mark, practise, report, type Samples } from './practice.ts';
import { keepProfile } from './profiles.ts';
import { changePrice, promote } from './promotions.ts';
import { purchase } from './purchases.ts';
import { takeSecondSteps } from './second-steps.ts';
import { speak } from './spoken.ts';
import { handIn, sit, untilScored } from './sprints.ts';

const workflowPatienceMs = 120_000;
const password = 'a password of the story';
const of = (name: string): Login => ({ email: `${name}@example.com`, password });

/**
 * Runs every workflow through the public calls. Needs a new installation with workflows, and a reading sprint of about
 * ten seconds.
 * @returns the users who can log in afterwards
 */
export async function tellStory(stage: Stage, log: (line: string) => void): Promise<readonly Login[]> {
  const admin = await logIn(stage, stage.admin);
  const samples = await chooseSamples(admin);

  log('people come');
  let ada = await newUser(stage, of('ada'));
  const ben = await newUser(stage, of('ben'));
  const passerBy = visitor(stage);
  await registerUnverified(stage, of('dora'));
  await choosePreferences(ada);
  await payFor(admin, ada);
  await grantCredits(admin, [ada, ben]);

  log('they practise');
  await practise(ada, samples, ['some', 'right', 'empty']);
  await practise(passerBy, samples, ['right']);
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

  log('someone leaves');
  const successor = await deleteAndReuseAddress(stage, ben);

  log('keys are corrected');
  await runQuestionLifecycle(admin, samples.RSA);
  await reviseFixedTest(admin, 'mock_test_new_writing_1');
  const inSprint = handedIn.answered[0];
  if (inSprint === undefined) throw new Error('the sprint asked nothing');
  for (const uid of new Set([samples.RSA.uid, samples.LWB.uid, inSprint])) await correctKey(admin, uid);
  await resolveReports(admin, reports.slice(0, 2));
  await readNotifications(ada, 3, workflowPatienceMs);
  await answer(ada, samples.LWD, 'some');
  await stopReviewing(ada, samples.LWD);

  await tellOfAccounts(stage, admin, log);
  await tellOfExams(stage, admin, samples, log);
  await tellOfMoney(stage, admin, log);

  log('support looks in');
  await blockTwo(stage, admin, of('cleo'), ada);
  ada = await logIn(stage, ada);
  ada = await changeSessions(stage, ada);
  log('the admin asks, announces and has answers scored again');
  await askAndReward(admin, ada, await newUser(stage, of('ivy')));
  await scoreAgain(admin);
  await askForHistories(admin, [ada.userId, ben.userId]);
  return [stage.admin, of('ada'), { email: successor.email, password: successor.password }];
}

async function tellOfAccounts(stage: Stage, admin: User, log: (line: string) => void): Promise<void> {
  log('someone keeps a profile, changes passwords and loses a second step');
  let eve = await newUser(stage, of('eve'));
  await keepProfile(eve);
  await loseMail(stage, eve);
  eve = await changePasswords(stage, admin, eve);
  eve = await endSessions(stage, admin, eve);
  await takeSecondSteps(stage, admin, eve);
}

async function tellOfExams(
  stage: Stage,
  admin: User,
  samples: Samples,
  log: (line: string) => void,
): Promise<void> {
  log('someone plans, speaks and sits exams');
  const gia = await newUser(stage, of('gia'));
  await planAndGiveUp(gia);
  await speak(admin, gia, samples);
  await uploadPicture(admin);
  await uploadTrack(admin, samples.LWD);
  await sitShortExam(admin, gia, workflowPatienceMs);
  await sitForCredit(admin, gia, workflowPatienceMs);
}

async function tellOfMoney(stage: Stage, admin: User, log: (line: string) => void): Promise<void> {
  log('someone buys');
  const finn = await newUser(stage, of('finn'));
  await changePrice(admin);
  const cpcOffer = await promote(stage, admin, finn);
  await purchase(stage, admin, finn, cpcOffer);
}
