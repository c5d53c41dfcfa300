import type { WritingTask } from '../../writing-analysis.ts';

export const essayTask: WritingTask = {
  type: 'WWE',
  material: 'task',
  prompt:
    'Some cities have made public transport free for everybody. Do you think that free buses and trains improve life in a city? Give reasons and examples.',
  keyPoints: [
    {
      point: 'Free transport helps people with little money.',
      keywords: [['poor', 'low', 'money', 'afford']],
    },
    { point: 'Fewer cars make the air cleaner.', keywords: [['car'], ['air', 'clean', 'pollut']] },
    { point: 'Somebody has to pay for it.', keywords: [['tax', 'pay', 'cost']] },
  ],
  sampleAnswer: 'See `essay`.',
};

export const essay = [
  'Public transport is a daily need in every city, and some places have decided that passengers should travel without a ticket. Although free buses and trains are expensive for a city, I believe that they improve life for most of the people who live there.',
  'The first reason is fairness. Families with a low income, who often live in distant suburbs, spend a considerable part of their wages on transport. If buses are free, they can accept work in other districts, visit relatives and take their children to a library. For example, a cleaner who has been paying for two trains a day would suddenly have enough to buy decent food.',
  'Another advantage concerns the environment. Because nobody has to think about fares, residents leave the car at home more often than before. As a result, congestion decreases, the air becomes cleaner and streets are safer for pedestrians. A city that I know removed its tickets ten years ago, and its centre has become noticeably quieter.',
  'However, such a policy is never really free. Drivers, engines and stations have to be financed by taxes, and critics argue that the money should rather be invested in additional lines. This objection is reasonable, yet the savings on roads and hospitals may compensate for a large part of the expense.',
  'In conclusion, free public transport is worth its price. It gives people with modest incomes more freedom and makes a whole city healthier, provided that the government plans it carefully.',
].join('\n\n');

export const emailTask: WritingTask = {
  type: 'WWM',
  material: 'task',
  register: 'formal',
  prompt:
    'You bought a lamp from a shop on the internet and it arrived broken. Write an email to the shop:\n- say what you bought and when\n- describe what is wrong\n- say what you want the shop to do',
  keyPoints: [
    { point: 'A lamp was ordered on a certain day.', keywords: [['lamp'], ['order', 'bought', 'purchas']] },
    { point: 'The lamp is broken.', keywords: [['broken', 'crack', 'damage']] },
    {
      point: 'The shop should replace it or pay the money back.',
      keywords: [['replac', 'refund', 'new one']],
    },
  ],
  sampleAnswer: 'See `email`.',
};

export const email = [
  'Dear Sir or Madam,',
  'I am writing about a reading lamp that I ordered from your website on 3 May. Although the parcel was delivered promptly, I was disappointed when I opened it.',
  'Unfortunately, the glass shade was cracked and one of the screws was missing, so the lamp cannot be used safely. I have attached two photographs that show the damage clearly.',
  'I would be grateful if you could send me a replacement within the next fortnight. If this is impossible, please refund the full amount, including the delivery charge.',
  'I look forward to hearing from you.',
  'Yours faithfully,\nAnna Kowalska',
].join('\n\n');

/** The passage of the summaries in one sentence (WWS) and several (WSC). */
export const passage =
  'Bees do not find their way by the sun alone. For decades it was thought that a bee that leaves the hive measures the angle between its path and the sun and flies home by keeping that angle. Experiments in heavy fog have shown something else. Bees that could not see the sun still returned, provided that they had flown the route before. Researchers now believe that the insects remember landmarks such as hedges, ponds and rows of trees, and that they learn them on short practice flights during their first days outside. When the landmarks were moved, bees were lost for several hours, while older bees, which had made many flights, adapted within one morning. The finding matters for farmers, because removing a hedge may confuse the very insects on which their harvest depends.';

const passagePoints = [
  {
    point: 'Bees remember landmarks to find home.',
    keywords: [
      ['landmark', 'hedge', 'feature'],
      ['remember', 'learn', 'memor'],
    ],
  },
  {
    point: 'They learn them on early practice flights.',
    keywords: [
      ['early', 'practice', 'first', 'young'],
      ['flight', 'fl'],
    ],
  },
  {
    point: 'Older bees adapt faster to changes.',
    keywords: [
      ['old', 'experienced'],
      ['adapt', 'adjust', 'cope'],
    ],
  },
  { point: 'Farmers should be careful with hedges.', keywords: [['farm'], ['hedge', 'landscape', 'remov']] },
];

export const sentenceTask: WritingTask = {
  type: 'WWS',
  material: 'passage',
  prompt: passage,
  keyPoints: passagePoints,
  sampleAnswer: 'See `sentence`.',
};

export const sentence =
  'Rather than relying only on sunlight, honey insects memorise hedges and other landmarks during practice flights in youth, and although experienced individuals adjust quickly when the scenery changes, farmers who remove such features may endanger pollination and therefore their own crops.';

export const summaryTask: WritingTask = { ...sentenceTask, type: 'WSC' };
export const summary =
  'Bees memorise landmarks, not merely sunlight, during practice flights when young. If the scenery changes, experienced insects adapt sooner than beginners, so farmers who remove hedges may endanger the pollination of their own crops.';
