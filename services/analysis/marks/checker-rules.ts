const names = (list: string): readonly string[] => list.trim().split(/\s+/);

/** The checker's rules that find mistakes. Its other 700 (style, idioms, product names) take three quarters of its time. */
export const checkerRules: readonly string[] = [
  ...names(`
  AnotherOnes AnotherThings HavePronoun IAmAgreement IDo ItsPossessive MassNouns PronounInflectionBe
  PronounVerbAgreement ThereIsAgreement ThisTypeOfThing WillContain WorseOrWorst
  `),
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
  ...names(`
  Americas Australia Canada CapitalizePersonalPronouns ChineseCommunistParty Countries Holidays Koreas
  Laos Malaysia NationalCapitals NotablePlaces NumberSuffixCapitalization OceansAndSeas
  OrthographicConsistency ProperNouns SentenceCapitalization USUniversities UnitedOrganizations
  `),
  ...names(`
  AdNauseam AfterAll Albeit BackhandedCompliment DisjointPrefixes DoubleEdgedSword EachAndEveryOne
  Expat FishNorFowl Handful InAnyWay InLieuOf InsteadOf JustDeserts Lookalike Misspell OkToOkay
  OpenCompounds OutOfSync Payed PerSe SeamToSeem SpellCheck ThesesThese ThieveNoun ToLoseTooLoose
  YeaToYeah YehToYeah
  `),
];
