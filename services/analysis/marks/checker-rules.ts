const names = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * The rules of the checker that mark mistakes. Its other seven hundred, of style, idioms and product names, take three
 * quarters of its time.
 */
export const checkerRules: readonly string[] = [
  // Agreement
  ...names(`
  AnotherOnes AnotherThings HavePronoun IAmAgreement IDo ItsPossessive MassNouns PronounInflectionBe
  PronounVerbAgreement ThereIsAgreement ThisTypeOfThing WillContain WorseOrWorst
  `),
  // Grammar
  ...names(`
  ALongTime AfterAWhile AllReady AllowTo AsEvidentBy AsFollows BeAllowed BetterOffPhrase
  ComplainAsNoun CompoundSubjectI DespiteItIs DidPast DoIAdjective DontCan DoubleNegative
  EachOthersPossessive ForALongTime ForSameReason FriendOfMe FullToTheBrim GetPassGoPass HadOf
  HaveNegNoAny HelpedPast HowDoesCompared HowItLooksLike HumanBeings InAWhile IsBeenAuxSequence
  ItTimeAuxiliary KnowNothingVerb LookInto MissingDeterminer ModalSeem NeedToNoun NorModalPronoun
  NotBeAfterNot NotOnly NotOnlyInversion PartsOfSpeech PassersBy PointsOfView
  PrincipleToPrincipalRoleNoun QuantifierNumeralConflict ReadsAndWrites RegularIrregulars
  RelayOnForRely ReverseEngineer RiseTheQuestion RulesOfThumb SameAs ShutdownVerb
  SimplePastToPastParticiple SingleBe SomebodyElses SubjectPronoun SubjunctiveWasToWere ThanksALot
  TheAnother TheirToThere TheirToTheyre ThereAfterCompound ThereMissingIsClause ThereToTheir
  TheyToThem TheyreConfusions TheyreToTheir ThinkKnowOff ThreatenVerb ToTooIdioms
  TomorrowPossessiveModifier TooTo UseToUsedTo WhomSubjectOfVerb WillNonLemma WishCould WorthToDo
  YourOutClauseAgreement YourPredicateAdjective
  `),
  // Capitalization
  ...names(`
  Americas Australia Canada CapitalizePersonalPronouns ChineseCommunistParty Countries Holidays Koreas
  Laos Malaysia NationalCapitals NotablePlaces NumberSuffixCapitalization OceansAndSeas
  OrthographicConsistency ProperNouns SentenceCapitalization USUniversities UnitedOrganizations
  `),
  // Spelling and boundaries of words
  ...names(`
  AdNauseam AfterAll Albeit BackhandedCompliment DisjointPrefixes DoubleEdgedSword EachAndEveryOne
  Expat FishNorFowl Handful InAnyWay InLieuOf InsteadOf JustDeserts Lookalike Misspell OkToOkay
  OpenCompounds OutOfSync Payed PerSe SeamToSeem SpellCheck ThesesThese ThieveNoun ToLoseTooLoose
  YeaToYeah YehToYeah
  `),
];
