import { examTypes } from '#domain/accounts/exam-type.ts';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import { sendContactEmail } from '#domain/inbox/contact-contract.ts';
import { conversationStream } from '#domain/inbox/conversation.ts';
import { announceToGroup } from '#domain/notifications/admin-contract.ts';
import { groupAnnouncementStream } from '#domain/notifications/group-announcement.ts';
import { createPerk } from '#domain/perks/admin-contract.ts';
import { claimPerk } from '#domain/perks/contract.ts';
import { perkClaimId, perkClaimStream } from '#domain/perks/perk-claim.ts';
import { perkStream } from '#domain/perks/perk.ts';
import { createSurvey } from '#domain/surveys/admin-contract.ts';
import { completeSurvey } from '#domain/surveys/contract.ts';
import { surveyResponseId, surveyResponseStream } from '#domain/surveys/survey-response.ts';
import { surveyStream } from '#domain/surveys/survey.ts';
import { leaveRating, leaveTestimonial } from '#domain/testimonials/contract.ts';
import { testimonialStream } from '#domain/testimonials/testimonial.ts';
import { saveWord } from '#domain/vocabulary/contract.ts';
import { savedWordId, savedWordStream } from '#domain/vocabulary/saved-word.ts';
import { enter, promise, wrong } from './enter.ts';
import type { Player } from './player.ts';

const surveyId = 'under_kills';
const perkId = 'under_kills';
const word = 'abandon';
const reason = 'A run under kills';

/** An admin who offers a survey and a perk and announces them, and a student who uses both and writes to the team. */
export async function member(player: Player): Promise<void> {
  const { admin, caller } = player;
  const userId = await enter(player);
  if (userId === undefined) return;
  /** @param name the stream of the promised event, by the command's id where the command begins the stream */
  const send = async <Of extends AnyCall>(
    sender: typeof caller,
    call: Of,
    input: InputOf<Of>,
    name: (commandId: string) => string,
    type: string,
  ) => {
    const sent = await sender.call(call, input);
    if (sent.outcome === 'answered') promise(player, sent, name(sent.commandId), type);
    else wrong(player, call.name, sent);
  };

  const staff = await admin();
  const period = { startTime: '2020-01-01T00:00:00.000Z', endTime: '2100-01-01T00:00:00.000Z' };
  const audience = { examTypes: [...examTypes], plans: ['none' as const] };
  const survey = { surveyId, title: 'Your practice', introduction: '', audience, ...period, reason };
  const questions = [{ kind: 'net_promoter' as const, text: 'Would you recommend us?', isRequired: true }];
  const ofSurvey = () => surveyStream.nameOf(surveyId);
  await send(staff, createSurvey, { ...survey, questions }, ofSurvey, 'SurveyCreated');
  const perk = {
    perkId,
    title: 'A free month',
    text: 'From a partner.',
    audience: 'all' as const,
    ...period,
  };
  const ofPerk = () => perkStream.nameOf(perkId);
  await send(staff, createPerk, { ...perk, code: 'MONTH', reason }, ofPerk, 'PerkCreated');
  const announcement = { title: 'A survey', text: 'Tell us how you practise.', href: null, audience };
  await send(staff, announceToGroup, announcement, groupAnnouncementStream.nameOf, 'AnnouncementMade');

  const answers = [{ kind: 'net_promoter' as const, value: 9 }];
  const ofResponse = () => surveyResponseStream.nameOf(surveyResponseId(surveyId, userId));
  await send(caller, completeSurvey, { surveyId, answers }, ofResponse, 'SurveyCompleted');
  const ofClaim = () => perkClaimStream.nameOf(perkClaimId(perkId, userId));
  await send(caller, claimPerk, { perkId }, ofClaim, 'PerkClaimed');
  const ofReview = () => testimonialStream.nameOf(userId);
  await send(caller, leaveRating, { rating: 5 }, ofReview, 'RatingLeft');
  const review = { header: 'It helped me', quote: 'I found what I had to practise.' };
  await send(caller, leaveTestimonial, review, ofReview, 'TestimonialLeft');
  const ofWord = () => savedWordStream.nameOf(savedWordId(userId, word));
  await send(caller, saveWord, { word }, ofWord, 'WordSaved');
  const message = { message: 'When will my score arrive?', email: 'member@example.com' };
  await send(caller, sendContactEmail, message, conversationStream.nameOf, 'ContactMessageSent');
}
