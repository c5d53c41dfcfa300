/** Words that sound alike, of those that are short answers or are recognised instead of them. */
const alike = `ad add; aisle isle i'll; air heir; allowed aloud; ant aunt; 8 ate; ball bawl; bare bear; be bee; beach beech;
  bean been; beat beet; berry bury; berth birth; billed build; blew blue; board bored; bough bow; brake break; bread bred;
  buy by bye; cast caste; ceiling sealing; cell sell; cent scent sent; cereal serial; chord cord; coarse course; core corps;
  council counsel; creak creek; cymbal symbol; dear deer; dew due; die dye; fair fare; feat feet; fir fur; flea flee;
  flour flower; 4 for fore; fort fought; 4th forth; gene jean; grate great; groan grown; guessed guest; hair hare;
  hall haul; heal heel; hear here; herd heard; hi high; him hymn; hole whole; hour our; idle idol; key quay;
  knead need; knight night; knot not; know no; knows nose; lead led; leak leek; lessen lesson; loan lone; made maid;
  mail male; main mane; meat meet; medal meddle; minor miner; missed mist; morning mourning; muscle mussel; naval navel;
  none nun; oar or ore; 1 won; pail pale; pain pane; pair pear pare; passed past; patience patients; pause paws;
  peace piece; peak peek; pedal peddle; plain plane; pole poll; poor pour; pray prey; principal principle; profit prophet;
  rain reign rein; read red; right rite write; road rode rowed; role roll; root route; rose rows; sail sale; sauce source;
  scene seen; sea see; seam seem; sew so sow; shoe shoo; sight site cite; sole soul; some sum; son sun; stair stare;
  stationary stationery; steal steel; straight strait; tail tale; tea tee; team teem; their there they're; threw through;
  throne thrown; tide tied; time thyme; toe tow; 2 to too; vain vane vein; wail whale; waist waste; wait weight;
  war wore; ware wear where; way weigh; weak week; weather whether; which witch; wood would; your you're;
  bail bale; baron barren; bazaar bizarre; bolder boulder; buoy boy; carat carrot; cash cache; chews choose; choir quire; clause claws;
  daze days; doe dough; ewe you; eyes ice; flaw floor; gilt guilt; gorilla guerrilla; grease greece; hail hale; hart heart; heel he'll;
  holy wholly; horse hoarse; kernel colonel; lapse laps; least leased; load lode; loot lute; lynx links; marshal martial; moose mousse;
  peal peel; pie pi; prints prince; sleigh slay; spade spayed; stairs stares; steak stake; sweet suite; tax tacks; teas tease; toad towed;
  vile vial; wade weighed; warn worn; weakly weekly; wine whine; wrap rap; wring ring; yoke yolk`;

const first: ReadonlyMap<string, string> = new Map(
  alike.split(';').flatMap((words) => {
    const [one = '', ...others] = words.trim().split(/\s+/u);
    return others.map((other) => [other, one] as const);
  }),
);

/** A word as it sounds: the first of those that sound like it. @param word as `spokenWords` has it */
export const inOneSound = (word: string): string => first.get(word) ?? word;
