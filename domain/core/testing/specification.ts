/** Document 1 of the specification from section 2 on, verbatim. */
export const shellSpecification = `
## 2. Screens and routes
Routes: / (home), /blog, /blog/{slug}, /perk, /login, /promo, /profile, /admin, /reward, /verify, /review, /register, /pricing, /checkout, /u, /practice (query: section, exercise, prediction), /exercise, /mock-test, /mock-test/exercise, /mock-test/desktop, /mock-test/results (query id, submit), /mock-test/scorecard (query id) and /mock-test/scorecard/{sessionId}, /not-found, /dashboard, /templates, /resources, /resources/vocabulary, /statistics, /contact-us, /regulations, /regulations/terms-of-use, /regulations/privacy-policy, /reset-password, /set-password, /desktop-only, /download-pte-mobile-app (with /ios and /android), /help, /survey, /thank-you, /thank-you-mobile, /about-us, /academic, /academic/{slug} (landing content), and SEO pages with free questions for short-answer, write-from-dictation, read-aloud and repeat-sentence tips. Other query parameters: id, uid, submit. Exact paths for onboarding, FAQ, reviews and some others: not shown.

Redirects: /home to /; old blog slugs (ielts-to-pte, pte-exam-tips, pte-reading-tips, how-to-write-an-excellent-pte-essay, pte-written-discourse, the reading/listening/speaking/writing format pages, pte-vocabulary, pte-linking-words, pte-guide) go to newer slugs. Unknown paths show a fallback page.

Access rules:
- Home, login and sign-up send a logged-in user to the dashboard (or elsewhere if steps-done holds a particular marker).
- Dashboard, statistics, profile, reward and some others need login; visitors see a brief loading screen, then go to login, which remembers the origin.
- /admin needs platformAccess equal to admin, otherwise redirect to login.
- After login: dashboard, or the supplied redirect, or set-password when should_set_password is pending.

Layout:
- Top bar: logo linking home, exam-type selector, promo countdown or Go Premium button, admin icon (admins), dark-mode toggle (hidden when automatic night mode is on), notifications (first 5 shown), profile avatar menu. It is hidden on checkout-like pages, during a mock test or review, and for users with a particular steps-done marker.
- Logged-in desktop users get a side bar: Dashboard, Quick Practice, Mock Tests, Statistics, Blogs, Perks, FAQ, Mobile App, Reward. The profile menu offers My Profile, those items, Contact Us, Log Out.
- Visitors see Practice, Mock Tests, Blog, mobile app, Login, Sign up; on small screens these go in an overflow menu.
- Floating extras: app install banner (hidden on some pages), social-proof toast, rating popup, new-version dialog, analysis loading overlay, guided tour of 11 steps (desktop), practice onboarding of 6 steps, chat widget (shown on FAQ, profile, contact; hidden on blog, perks, practice, mock tests, dashboard, scorecard). Page titles and descriptions are set per route.
- Home sections: hero, grid, slider, testimonial, FAQ, buy, two-column image, three-column, three-column image, viewer, blog, banner, video testimonial, two video testimonial, templates.
- Audio player: restart, play/pause, stop, progress bar, speeds 0.8, 0.9, 1, 1.1, 1.2. Score-guide dialog titled 'PTE Official score guide' per skill. Hover popovers 'Grammar error' or 'Spelling error' with suggestions.

## 3. Entities and their fields
- User: email, firstName, profileImage, examType, platformAccess, stepsDone (list of markers), notifications, paidExpiryTime, currentPlan, purchaseHistory, writingCredits, speakingCredits, speakingCreditsUsed, isNightMode, nightTimeStart, nightTimeEnd, postponeReview, referralId, redeemedMobileApp, adaptyId, version, sessionToken, token (id, expiry), userPromo (list), packageId. Entries of purchaseHistory and userPromo: not shown.
- Flags kept as step names: did_onboarding, did_onboarding_pratice, did_view_reward, access_blocked, want_bg_noise, did_view_score_details, should_auto_night_mode, can_send_email_general, can_send_email_third_party, did_claim_reward, should_leave_testimonial, should_auto_silence_off, should_bypass_whisper_api, did_leave_testimonial, can_take_mock_test_1, did_verify_email, did_send_verify_email, should_set_password, should_notify_suspicious_email, should_playback_off.
- Notification: id, type. Types: new referral, subscribed, bought add-on, speaking quarter milestones (25, 50, 75 percent, and 100 as AI speaking limit reached), complete survey, purchase successful.
- Promotion: promoId, discount (percent), startTime, endTime, target (package list).
- Package ids: package_bronze, package_bronze_discount, package_bronze_sect, package_silver, package_silver_discount, package_ultimate, package_ultimate_discount, package_silver_upgrade_from_bronze, package_ultimate_upgrade_from_bronze, package_ultimate_upgrade_from_silver, package_extend, package_speaking_credits, package_combo, package_full_mock, package_sect_mock, full_mock_test_upsell. Package groups (subscription, mobile, others) decide mock-test inclusion.
- Upsell: upsellId, upsellQuantity. Settings: dateNow.
- Mock test: questions, questionList, mockTestCategory, sessionId, mockTestId. Examples of ids: mock_test_new_1, mock_test_updated_2025_1, mock_test_core_2024_1.
- Mock test result: scores.scoreArray of entries with uid and score written 'x/y'.
- Practice state: uids, type, score, scoreData, sessionId, isTimeUp, didSubmit, mockTestIndex, isMockTest, showAnswer, predictionUids, isReviewMode, reviewQuestion.
- Analysis: analysis, score, loading. Score result keyed by criteria: content, grammar, vocabulary, word count, spelling, structure, fluency, pronunciation, total, email conventions, organisation, appropriacy, plus grammar and spelling error counts. Skills named: Content, Form, Organization, Vocabulary, Grammar, Spelling, Appropriacy, Pronunciation, Oral fluency, Development structure and coherence, General linguistic range, Email conventions, Written Discourse, Final.
- Rating: rating, _id. Testimonial: quote, header, isApproved, testimonialId. Contact message: message, firstName, email.
- Local storage keys: jwtToken, examSelected, exerciseSelected, sectionSelected, isNightMode, volume, location, favoriteMode, freeSpeakingCredits, referralId, cpcOffer, hasRegisteredOnce, table sort preferences.

## 4. States and transitions
- Login: response 200 means logged in (token stored, user set); 201 means email not verified. Sign-up goes straight to login.
- Promotion activation: 200 success then pricing; 201 expired.
- Session: a stored token is decoded at start; if expired the user is logged out. A 401 clears the user and logs out. A multi-account check (on practice, mock and related routes) logs out with a message when the session token differs.
- Exam type: old format, new format, Core; saved locally for visitors and on the profile for users; for guests a change reloads the page. Choosing the old format opens a notice that it becomes unavailable from 7 Aug 2025, offering View Old Score (stay) or Practice New Format (switch).
- Night mode: manual, or automatic between night start (default 20) and night end (default 8); visitors use a local flag.
- Promo countdown: while now is between start and end, a countdown (days, or HH:mm:ss) shows; otherwise a Go Premium button. A click-based promo lasts 24 hours from its start.
- Tour: steps 1 to 11 with next and previous; finishing stores a done marker. Practice onboarding: 6 steps, last button Start, stores a done marker.
- Rating dialog: star rating; 4 or more leads to a review form, under 4 to a feedback message form; No refuses, Later postpones. Shown only to users with certain markers who finished tour and onboarding, on statistics or practice routes, after the postpone time. Submit stays disabled until a star is chosen.
- Analysis overlay: 'Uploading your answer', from 3 s 'Analysis in progress', from 12 s 'Still working on it', stops at 30 s.
- Version check: a newer app version shows an Update dialog.
- Mock test: started or loaded, in progress per question, each section ended and saved, submitted, result saved, results page shown. Time-up flag is set and cleared; review mode looks at a single question. Free mock test start is separate.
- Cart creation redirects to checkout.

## 5. Validation rules
- Empty means undefined, null, empty object, empty array or blank string.
- Writing word counts (full / partial / zero): Summarize Spoken Text (LST) 50-70 / 40-49 or 71-100 / outside 40-100; LCT 20-30 / 5-19 or 31-40 / outside 5-40; one-sentence summary must be one sentence, 5-75 words; WSC 25-50 / 5-24 or 51-60 / outside 5-60; essay 200-300 / 120-199 or 301-380 / outside 120-380; email 50-120 / 30-49 or 121-140 / outside 30-140. All capitals, no punctuation or bullet-only text counts as zero. Spelling mistakes need one convention. Scores are clamped 0 to 90.
- Review header 5-20 characters; review message at most 250. A testimonial is auto-marked not approved when header or quote contains negative or spam words (scam, fraud, refund, complaint, worst, a web address and others).
- Contact form: name and email prefilled and read-only; message required (error comes from the server).
- Uploads: images jpg, jpeg or png; PDFs pdf. Wrong format shows a snackbar.
- Text fields block cut, copy and paste in mock tests unless a developer quick-test flag is on.
- Some writing and listening-summary types need writingCredits above 0.
- Free question access: a fixed list of sample uids is free for all; all others need a paid user whose paidExpiryTime is later than the server's current date.
- Message texts for word-limit violations: not shown.

## 6. Roles and permissions
- Visitor: public pages, free samples, 10 free AI speaking credits by default (decremented locally), sign up or log in.
- Logged-in user: dashboard, statistics, profile, rewards, notifications, dark mode, tour, ratings. Paid user (paidExpiryTime later than server date): all questions. Upgrade or current-plan labels depend on currentPlan. Ultimate students have unlimited speaking.
- access_blocked flag: user is blocked.
- Admin (platformAccess equals admin): admin icon and /admin; admin settings fetched; calls for settings, email list, block, unblock, block status, surveys, delete old accounts.
- Developer tools on localhost or a test host: quick mock test switches (Speaking wait 4 s, 10-minute section cap, 5 s recordings in super quick mode).

## 7. Calls (method, path shape, payload shape)
Users:
- POST /api/users/registerUser {email,password}; verifyTokenEmail; loginStudent {email,password,redirect}; loginNewUserWechat; retrieveUser {id,shouldLogout}; resetPassword; verifyMultiAccount; updateUser; updateUserArray {stepsDone}; removeUserArray; toggleNightMode {isNightMode}; toggleExamType {examType}; updateAppVersion; claimReward; updatePassword; markHasRead {notificationId}; markAllHasRead; setNewPassword; createCart {packageId,fromProfilePage}; updateLatestSession; getOverviewStudentData (trial flag; returns a student count); useSpeakingCredit; useWritingCredit; leaveRating {rating; returns _id}; leaveTestimonial {quote,header,isApproved,testimonialId}; deleteUser.
- GET /api/users/checkAppVersion (sends the user's version; tells whether to update); fetchTestimonials; fetchTestimonialsEight; postponeTestimonial; refuseTestimonial; fetchAverageRating; syncMobile (when adaptyId present); resetCredits; getMobileStatus.
Pricing: GET /api/pricing/fetchAllPackages, fetchAllPromotions; POST activatePromotion, activatePromotionUid (uid, promoId, token), createPaymentIntentt, savePurchaseToUser, checkIfPaymentIsDone.
Analysis: POST /api/analysis/analyseWritingText {text,uid}, getWordInfo, getUserWritings {uid; returns userWriting list}, saveUserWriting {uid,selectedAnswer,score,scoreAnalysis,analysis.Tags}.
Questions: POST /api/questions/fetchQuestions, fetchQuestion, fetchPredictedQuestions (returns uid list), saveQuestionDone, markQuestionAsTested, reportQuestion, clearExerciseScore.
Mock test: POST /api/mocktest/fetchAllMockTest, loadMockTest, startMockTest, startFreeMockTest, deleteMockTest, saveMockTestQuestion, saveMockTestEndSection, submitMockTest, saveMockTestResult, fetchMockTestResult, fetchMockTestResultPublic, didMockTestOverview, createRandomMockTest.
Others: GET /api/settings/getDateNow; POST /api/maillist/saveToMailList, didAddToCart, updateEmailNotification, updateContactName; GET /api/blog/fetchAllBlogs; POST /api/blog/getBlogContent {slug; returns url, image, title and description}, giveBlogFeedback; POST /api/email/forgotPassword, sendContactEmail {message,firstName,email lower-cased}, sendInvite; POST /api/landing/getLandingContent {slug; returns url, image, seoTitle, description}.
Admin: GET /api/admins/fetchAllAdminSettings, fetchAllSurveys; POST fetchEmailList, updateFields, fetchStudentBlockStatus, blockStudent, unblockStudent, deleteOldAccount, fetchSurveyResults.
Files: POST /api/aws/uploadProfileImage (multipart; response updates the profile image); POST /api/aws/takePteScorecardScreenshot (body; response: not shown); GET /api/aws/getAudioFile/{id} (mp3), getPdfFile/{id}, getImageFile/{id}.
Request and response field details beyond those named: not shown. Exact paths and methods of some calls (notification read, rating, testimonial, log out, multi-account, exam type): not shown.

## 8. Error catalogue
- A server error body with an errors object: if not internal, stored and shown as field errors; if internal, a critical-error snackbar (developer builds also log). Status 401: user logged out and cleared, dev error snackbar. Other failures: critical-error snackbar.
- Snackbar messages: User updated!; Email sent successfully!; Check your email inbox!; Account successfully verified!; Account successfully deleted!; Check your inbox and confirm your email first!; This token is expired!; Email not sent!; We've sent you a reset link.; Password successfully changed!; Thank you for leaving a review!; Your email has been added!; Link copied.; File not valid (must be: jpg - jpeg - png); File not valid (must be: pdf); File not valid (must be: png, jpg); Scorecard not recognised; Server error!; Server error! [dev only]; Other session detected!; Congrats! Our team will contact you soon.; Payment cancelled. Contact team if needed; Account not recognized.; This promo has expired!; Promo already redeemed!; This survey has expired!; Survey already completed!; Error 45. Contact team if needed.
- Audio failure: 'Your browser does not support the audio player.'
- Notification types and targets: survey completed (1 full mock test credit, to mock tests); purchase successful (to practice); purchase successful thanks (to mock tests); new referral (to rewards); speaking limit 25%, 50%, 75% and AI speaking limit reached (to profile). Unknown notification types: not shown.

## 9. Business constants and limits
- Currency from AUD: EUR countries 0.6 (Belgium adds Bancontact); USD default and United States 0.65; UK 0.5 GBP; Canada 0.9 CAD; Hong Kong 5 HKD; Singapore 0.9 SGD; NZ 1 NZD; UAE 2.5 AED; Saudi 2.5 SAR; China 4.6 CNY; India 54 INR (rounded to tens); Philippines 35 PHP; Malaysia 2.8 MYR; Thailand 21 THB; Nepal 85 NPR; Bangladesh 70 BDT; South Africa 12 ZAR; Nigeria 1000 NGN.
- Payment methods: card, paypal, wechat pay, alipay, apple pay, google pay, bancontact.
- Promotion applies while now is between start and end and target includes the package; the highest discount wins. Default promo: 30 percent on ultimate. Click promo: 24 h.
- Free speaking credits 10 (visitors); 1 credit per answer. Volume default 0.5.
- Review reward: 1 extra sectional mock test credit. Survey reward: 1 full mock test credit.
- Desktop breakpoint 900 px; navbar height 64 px; side bar width 65 px. Login redirect wait 3 s; promo-link redirect wait 2 s.
- Social-proof toast: appears after 5 s once per session, shows 6 s, only if count is above 2; text says N students started a free trial in the last 24 hours (visitors) or joined Premium in the last week. Mobile app rating shown 4.7. Chat widget branding hidden after 5 s.
- Old format cut-off 7 Aug 2025. Night mode default 20:00-08:00. Speaking limit alerts at 25, 50, 75, 100 percent.
- Pronunciation and fluency: below 2 low, below 4 good, 4 or more great. Text truncated at 20 (small) or 100 characters.
`;

/** Sections 2, 5, 6 and 8 of document 2, verbatim: the screens of questions. */
export const screensSpecification = `
## 2. Screens and routes

Routes: not shown for this area. Each screen is shown for a question uid, and the type decides the answer layout. The speaking, summarize-spoken-text, email, essay and summarize-written-text types have a layout variant that depends on a browser-stored flag; the variant is shown when the flag equals a stored value (the value is not shown).

### Answer screens
- Single-answer choice (reading or listening, with or without a passage, with an audio track for listening): pick one option; a second click on the same option deselects it.
- Multiple-answer choice (with passage, or with audio): toggle several options.
- Re-order paragraphs: drag to reorder. After submit, each adjacent pair shows a linked or not-linked icon with the tooltip 'These 2 paragraphs are linked.' or 'These 2 paragraphs are not linked.'.
- Fill in the blanks by dragging words from a word bank into blanks (marked with ___ in the topic text).
- Fill in the blanks with a dropdown per blank (the wordsGiven of the blank plus an empty option).
- Fill in the blanks by typing while listening to audio.
- Highlight incorrect words: click words in the transcript to select; a click toggles.
- Write from dictation: type the heard sentence in a 2-row box; the transcript is shown after submit.
- Written tasks (AI scored): summarise written text, essay, email and the shorter and longer variants. Each has an input box, a word count, previous submissions and an AI score dialog. Textarea rows used: 8, 15, 6 and 2.
- Spoken tasks (AI scored): read aloud, repeat sentence, describe image, retell lecture, short question, group discussion, situation responses and summarize-spoken-text variants, with a recorder, playback and score dialog.

### Dialogs
- 'AI Score analysis': a table of enabling skill, score and comment, plus the user's answer and a sample answer, with buttons 'See details' and 'Close'.
- 'Your recorded speech': buttons Cancel and Submit, and a checkbox 'Play recording automatically'.
- 'Microphone permission denied': a Help button, and 'I understand' reloads the page.
- 'Silence detection feature': Cancel and 'Open Settings', which links to the profile page with openSettings=true.

### Notes shown
- A Chrome recommendation for audio or microphone questions; dismissable and remembered for the session.
- A dismissable note recommending the mobile app, remembered in local storage, shown on speaking screens when not on mobile.
- Describe image, repeat sentence and read aloud show their content blurred until a 'Start' click or the timer start.
- Audio playback failure shows 'Your browser does not support the audio player.'

## 5. Validation rules

- Word count is the number of whitespace-separated words of the trimmed text.
- Writing input is disabled after submit, or when the user's AI writing allowance for that question is exhausted. Messages: 'Your Ai writing analysis has been limited. Please contact the team.' or 'You have reached your free Ai writing credit limit. Check our packages for more.'
- Writing requires writingCredits above 0 for some writing and listening-summary types.
- Write from dictation: the first character must be uppercase and the last a full stop.
- Fill-in-the-blanks answers are compared after trimming.
- The recording button is blocked when the user is out of AI credits.
- A text error field is shown from the server errors state.
- Word limits:

| Type | Full mark | Partial | Zero |
|---|---|---|---|
| LST | 50-70 | 40-49 or 71-100 | outside 40-100 |
| LCT | 20-30 | 5-19 or 31-40 | outside 5-40 |
| WWS | one sentence, 5-75 words, capital first letter and final full stop | not shown | not shown |
| WSC | 25-50 | 5-24 or 51-60 | outside 5-60 |
| WWE | 200-300 | 120-199 or 301-380 | outside 120-380 |
| WWM | 50-120 (aim about 100) | 30-49 or 121-140 | outside 30-140 |

- All capitals, no punctuation, or bullet-only text counts as zero.
- Essay scoring: spelling 0 errors is full and 1 error is partial; grammar errors under 5 is full and 5-8 is partial; 2-6 paragraphs with transition words and sentence counts count for structure.
- Text fields in mock tests block cut, copy and paste unless a quick-test developer flag is on.
- Message texts for word-limit violations: not shown.
- Help messages per criterion exist, for example 'Word count requirement', 'Excellent word count!', 'Use paragraphs and transition words to develop your ideas.'

## 6. Roles and permissions

- Visitor: free AI speaking credits tracked locally (default 10, stored in local storage). Tooltip: 'You have N free Ai speaking credit left.' or 'You have no free Ai credit left. Create an account to get more credits.'
- Authenticated user: limited by speakingCredits against speakingCreditsUsed. Tooltip: 'You have N Ai speaking credit left.' or 'You have reached your Ai speaking credit limit. Contact the team if needed'.
- Unlimited speaking (ultimate package): 'You have unlimited Ai speaking!'.
- A large fixed list of sample question uids is free for everyone. All others need a paid user whose paidExpiryTime is later than the server's current date.
- Practice scores are saved with an isAuthenticated flag.

## 8. Error catalogue

- 'Error 2: Contact team' when speech scoring fails.
- 'No Ai credit left' with a 'Get more credits' button. For authenticated users it creates a cart for the credits package; for others it goes to pricing.
- 'Microphone permission denied' with a Help dialog.
- 'Silence detected' with an info dialog.
- 'Your browser does not support the audio player.'
- 'Nothing recorded' when the answer is empty.
- Image load failure falls back to a static image.
`;

/** @throws RangeError for an unknown section */
export function sectionOf(document: string, number: number): string {
  const text = document.split(/^## /m).find((part) => part.startsWith(`${number}. `));
  if (text === undefined) throw new RangeError(`no section ${number}`);
  return text.slice(text.indexOf('\n') + 1);
}
