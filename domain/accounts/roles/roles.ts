import { roleSchema, type PlatformAccess, type Role } from '../platform-access.ts';

const list = (resource: string) => [`getListOf${resource}`, `getOneOf${resource}`];

/** Which roles may make each admin call. A call in no group, or in the last one, is for admins alone. */
export const callsOfRoles: readonly { readonly roles: readonly Role[]; readonly calls: readonly string[] }[] =
  [
    { roles: roleSchema.options, calls: ['fetchOverview'] },
    {
      roles: ['support', 'content'],
      calls: [
        ...list('Questions'),
        ...list('Reports'),
        ...list('FixedTests'),
        ...list('MarkReports'),
        'resolveReport',
        'judgeMark',
        'fetchQuestionRevisions',
        'fetchPlayableTrack',
        'fetchViewablePicture',
      ],
    },
    {
      roles: ['support', 'finance'],
      calls: [
        ...list('Users'),
        ...list('Carts'),
        'fetchCreditsOfUser',
        'fetchStudentBlockStatus',
        'openPurchaseReceipt',
        'fetchPurchaseReceipt',
      ],
    },
    {
      roles: ['support'],
      calls: [
        ...list('Attempts'),
        ...list('MockTests'),
        ...list('Mails'),
        ...list('Conversations'),
        ...list('Testimonials'),
        ...list('Referrals'),
        ...list('RealResults'),
        'blockStudent',
        'unblockStudent',
        'requireNewPassword',
        'updateFields',
        'grantPaidTime',
        'grantCredits',
        'allowFirstMockTest',
        'giveMockTestBack',
        'fetchExtraTimeOfUser',
        'grantExtraTime',
        'takeExtraTimeBack',
        'fetchStudentSessions',
        'endStudentSession',
        'fetchStudentSecondFactor',
        'takeOffSecondFactor',
        'lookUpHistory',
        'listenToRecording',
        'fetchStudentRecording',
        'checkMockTestReceipt',
        'answerConversation',
        'closeConversation',
        'approveTestimonial',
        'withdrawTestimonial',
        'releaseReferral',
        'declineReferral',
        'discardRealResult',
        'fetchCalibrationLedger',
      ],
    },
    {
      roles: ['content'],
      calls: [
        ...list('QuestionFigures'),
        ...list('Announcements'),
        ...list('Surveys'),
        ...list('SurveyResponses'),
        ...list('Content'),
        ...list('Perks'),
        'draftQuestion',
        'publishQuestion',
        'reviseQuestion',
        'retireQuestion',
        'uploadQuestionTrack',
        'uploadQuestionPicture',
        'exportQuestions',
        'importQuestions',
        'buildMockTest',
        'publishMockTest',
        'reviseMockTest',
        'retireMockTest',
        'tryMockTest',
        'previewAudience',
        'announceToGroup',
        'createSurvey',
        'changeSurvey',
        'endSurvey',
        'discardSurveyResponse',
        'fetchAllSurveys',
        'fetchSurveyResults',
        'saveContentDraft',
        'publishContent',
        'cancelPublication',
        'withdrawContent',
        'previewContent',
        'fetchContentRevisions',
        'uploadContentFile',
        'createPerk',
        'changePerk',
        'endPerk',
      ],
    },
    {
      roles: ['finance'],
      calls: [
        ...list('Packages'),
        ...list('Promotions'),
        'changePackage',
        'previewPrices',
        'createPromotion',
        'changePromotion',
        'endPromotion',
        'makePromotionLink',
        'fetchSalesFigures',
        'refundPurchase',
        'fetchReconciliation',
      ],
    },
    {
      roles: [],
      calls: [
        ...list('SecurityEvents'),
        'changeRole',
        'previewOldAccounts',
        'deleteOldAccount',
        'fetchOldAccountDeletions',
        'fetchEmailList',
        'fetchAllAdminSettings',
        'fetchProjections',
        'fetchScorerRollouts',
        'rollOutScorers',
      ],
    },
  ];

const rolesOf = new Map(callsOfRoles.flatMap(({ roles, calls }) => calls.map((call) => [call, roles])));

/** Whether someone with this access may make an admin call. Unknown calls are for admins alone. */
export function mayMake(access: PlatformAccess, call: string): boolean {
  if (access === 'admin') return true;
  return (rolesOf.get(call) ?? []).some((role) => role === access);
}

/** Lists with rows that name no person: a role that may read one may also export it. */
const impersonalLists: ReadonlySet<string> = new Set([
  'packages',
  'promotions',
  'questions',
  'question-figures',
]);

/** Whether someone who may read a list may also save all of it as a file. Personal data are exported by admins alone. */
export const mayExport = (access: PlatformAccess, resource: string): boolean =>
  access === 'admin' || impersonalLists.has(resource);
