const rule = (of: string, instead: string): readonly [RegExp, string] => [new RegExp(of, 'u'), instead];

/** Stems of words in British -our and American -or. */
const our =
  'arb|ard|arm|behavi|cand|clam|col|demean|enam|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|misdemean|neighb|od|parl|ranc|rig|rum|sav|savi|splend|succ|tum|val|vap|vig';
/** Words in -ise that are never spelt with z. */
const alwaysIse =
  '(?:.*[aeou]|adv|advert|ar|chast|circumc|compr|comprom|conc|dem|desp|dev|disgu|enterpr|exc|exerc|expert|franch|improv|inc|merchand|mortg|overpr|parad|pract|prec|pr|prem|prom|r|rev|superv|surm|surpr|telev|treat|underwr|v)';
/** Verbs that double their last l in British English only. */
const doubled =
  'bevel|cancel|carol|channel|chisel|counsel|dial|duel|enamel|equal|fuel|funnel|gravel|grovel|initial|jewel|label|level|libel|marvel|medal|model|panel|pedal|pencil|quarrel|rival|shovel|shrivel|signal|snorkel|spiral|stencil|swivel|symbol|total|towel|trammel|travel|tunnel|unravel|yodel';

/** British spellings with their American ones. */
const patterns = [
  rule(`(${our})our(?=$|[a-z])`, '$1or'),
  rule(`^(?!${alwaysIse}is)(.{2,})is(?=(?:e|es|ed|ing|er|ers|able|ation|ations|ational)$)`, '$1iz'),
  rule('lys(?=(?:e|es|ed|ing|er|ers)$)', 'lyz'),
  rule(
    '(cent|theat|met|lit|fib|calib|somb|spect|lust|meag|sab|scept|mit|och|maneuv|manoeuv)re(?=s?$)',
    '$1er',
  ),
  rule('(cent|lust|mit|maneuv|manoeuv)r(?=(?:ed|ing)$)', '$1er'),
  rule('(anal|catal|demag|dial|epil|homol|monol|pedag|prol|synag|travel)ogue(?=s?$)', '$1og'),
  rule(`(${doubled})l(?=(?:ed|ing|er|ers|or|ors|ery|ist|ists|able|ation|ations|ous|ously)$)`, '$1'),
  rule('^(benefit|bias|bus|combat|focus|format|plus|refocus|target)([st])(?=(?:ed|es|ing)$)', '$1'),
  rule('^(def|off|lic|pret)ence(?=s?$)', '$1ense'),
  rule('^practis(?=(?:e|es|ed|ing)$)', 'practic'),
  rule('(enrol|enthral|fulfil|instal|instil|distil)l?(?=s?$|ment)', '$1'),
  rule('^(skil|wil)l?ful', '$1ful'),
  rule('(arch|encyclop|medi|p)ae(?=[a-z])', '$1e'),
  rule('^(an|c|gyn|h|leuk|orthop|isch)ae(?=[a-z])', '$1e'),
  rule('^ae(?=on|sthet)', 'e'),
  rule('^(f|diarrh|man)oe(?=[a-z])', '$1e'),
  rule('^oe(?=s)', 'e'),
  rule('(judg|acknowledg|abridg|lodg)ement', '$1ment'),
  rule('^(lik|lov|mov|sal|siz|us)eable', '$1able'),
  rule('^(burn|dream|lean|learn|spell?|spoil|smell?|spill?)t$', '$1ed'),
] as const;

/** Irregular variants; all spellings of a word count as the first. */
const alike = `acknowledge; adviser advisor; advisers advisors; ageism agism; aging ageing; appal appall; airplane aeroplane; aluminum aluminium; artifact artefact; ax axe;
  caliper calliper; carburetor carburettor; check cheque; checkered chequered; chili chilli; cozy cosy; curb kerb;
  disk disc; donut doughnut; draft draught; drafts draughts; drafty draughty; encyclopedia encyclopaedia; furor furore; gauge gage; gauges gages; gram gramme;
  gray grey; grays greys; inquiry enquiry; inquiries enquiries; inquire enquire; jail gaol; jewelry jewellery;
  leaped leapt; maneuver manoeuvre; mold mould; moldy mouldy; mollusk mollusc; molt moult; mom mum; mommy mummy;
  mustache moustache; omelet omelette; pajamas pyjamas; peddler pedlar; peddlers pedlars; phony phoney; plow plough; plows ploughs; plowed ploughed;
  plowing ploughing; program programme; programs programmes; skeptic sceptic; skeptical sceptical;
  skepticism scepticism; smolder smoulder; specialty speciality; story storey; stories storeys; sulfur sulphur;
  tranquility tranquillity; tire tyre; tires tyres; vise vice; whiskey whisky; woolen woollen; yogurt yoghurt;
  checks cheques; curbs kerbs; spelled speled; smelled smeled; spilled spiled`;

const standard: ReadonlyMap<string, string> = new Map(
  alike.split(';').flatMap((words) => {
    const [one = '', ...others] = words.trim().split(/\s+/u);
    return others.map((other) => [other, one] as const);
  }),
);

/** "color" for "colour", "realize" for "realise", "learned" for "learnt". @param word in lower case */
export function inOneSpelling(word: string): string {
  const known = standard.get(word);
  if (known !== undefined) return known;
  const spelt = patterns.reduce((so, [british, instead]) => so.replace(british, instead), word);
  return standard.get(spelt) ?? spelt;
}
