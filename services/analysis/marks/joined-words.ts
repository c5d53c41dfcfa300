const apart = new Map(
  (
    'a lot,a bit,a few,in order,in fact,in spite,in case,as well,each other,at least,of course,every time,for example,' +
    'even if,even though,no one,up to,thank you,high school,for instance,in addition,such as,as soon,all right,' +
    'next to,due to,more than,so that,in front,do not,does not,did not,can not'
  )
    .split(',')
    .map((words) => [words.replaceAll(' ', ''), words] as const),
);

/** "a lot" for "alot". */
export const writtenApart = (word: string): string | undefined => apart.get(word.toLowerCase());
