/**
 * Events that are newer than the newest kept history, by their types, each with its reason: the next one tells of them, and
 * then they leave this list. `record.ts` refuses to record while the story lacks one, so the story is told of it first.
 */
export const notRecordedYet: Readonly<Record<string, string>> = {
  'BlogFeedbackGiven version 1': 'The public site came after 0.2.0.',
  'CartPriced version 1': 'Carts keep the price of their opening since after 0.2.0.',
  'CreditsCarriedForward version 1': 'Ledgers that are kept by person came after 0.2.0.',
  'SurveyCreated version 1': 'Surveys came after 0.2.0.',
  'SurveyChanged version 1': 'Surveys came after 0.2.0.',
  'SurveyEnded version 1': 'Surveys came after 0.2.0.',
  'SurveyCompleted version 1': 'Surveys came after 0.2.0.',
  'SurveyResponseDiscarded version 1': 'Surveys came after 0.2.0.',
  'RewardGranted version 1': 'Rewards came after 0.2.0.',
  'RewardTakenBack version 1': 'Rewards came after 0.2.0.',
  'RewardRefused version 1': 'Rewards came after 0.2.0.',
  'AnnouncementMade version 1': 'Groups are told since after 0.2.0.',
  'Announced version 1': 'Groups are told since after 0.2.0.',
  'RatingLeft version 1': 'Ratings and testimonials came after 0.2.0.',
  'TestimonialLeft version 1': 'Ratings and testimonials came after 0.2.0.',
  'TestimonialApproved version 1': 'Ratings and testimonials came after 0.2.0.',
  'TestimonialWithdrawn version 1': 'Ratings and testimonials came after 0.2.0.',
  'TestimonialPostponed version 1': 'Ratings and testimonials came after 0.2.0.',
  'TestimonialRefused version 1': 'Ratings and testimonials came after 0.2.0.',
};
