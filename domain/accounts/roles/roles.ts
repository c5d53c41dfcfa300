import { roleSchema, type PlatformAccess, type Role } from '../platform-access.ts';

const list = (resource: string) => [`getListOf${resource}`, `getOneOf${resource}`];

/** The roles for each admin call. Calls in no group, or in the last, are for admins only. */
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

export function mayMake(access: PlatformAccess, call: string): boolean {
  if (access === 'admin') return true;
  return (rolesOf.get(call) ?? []).some((role) => role === access);
}

/** Lists without personal data: a role that may read one may export it. */
const impersonalLists: ReadonlySet<string> = new Set([
  'packages',
  'promotions',
  'questions',
  'question-figures',
]);

export const mayExport = (access: PlatformAccess, resource: string): boolean =>
  access === 'admin' || impersonalLists.has(resource);
