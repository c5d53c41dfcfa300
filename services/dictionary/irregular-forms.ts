/** Words with irregular forms: the headword first. A phrase is listed if it is irregular. */
const verbs = `
arise arose arisen
awake awoke awoken
be am is are was were been being
bear bore borne born
beat beaten
become became
begin began begun
bend bent
bereave bereft
bet betted
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
cling clung
come came
creep crept
deal dealt
die dying
dig dug
do does did done doing
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
dwell dwelt
dye dyeing
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown
forbid forbade forbidden
forecast forecasted
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given
go goes went gone going
grind ground
grow grew grown
hang hung
have has had having
hear heard
hide hid hidden
hold held
keep kept
kneel knelt
know knew known
lay laid
lead led
lean leant
leap leapt
learn learnt
leave left
lend lent
lie lay lain lying
light lit
lose lost
make made
mean meant
meet met
mislead misled
mistake mistook mistaken
misunderstand misunderstood
mow mown
outgrow outgrew outgrown
overcome overcame
overhear overheard
overtake overtook overtaken
overthrow overthrew overthrown
pay paid
prove proven
rebuild rebuilt
ride rode ridden
ring rang rung
rise rose risen
run ran
saw sawn
say said
see saw seen
seek sought
sell sold
send sent
sew sewn
shake shook shaken
shear shorn
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
sling slung
smell smelt
sow sown
speak spoke spoken
speed sped
spell spelt
spend spent
spill spilt
spin spun
spit spat
spoil spoilt
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
stink stank stunk
stride strode stridden
strike struck stricken
string strung
strive strove striven
swear swore sworn
sweep swept
swell swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
tie tying
tread trod trodden
undergo underwent undergone
understand understood
undertake undertook undertaken
undo undid undone
unwind unwound
uphold upheld
wake woke woken
wear wore worn
weave wove woven
weep wept
win won
wind wound
withdraw withdrew withdrawn
withhold withheld
withstand withstood
wring wrung
write wrote written
rewrite rewrote rewritten
`;

const nouns = `
alumnus alumni
analysis analyses
antenna antennae
appendix appendices
axis axes
bacterium bacteria
basis bases
cactus cacti
calf calves
child children
crisis crises
criterion criteria
curriculum curricula
datum data
diagnosis diagnoses
dwarf dwarves
elf elves
emphasis emphases
foot feet
formula formulae
fungus fungi
goose geese
half halves
hoof hooves
hypothesis hypotheses
index indices
knife knives
larva larvae
leaf leaves
life lives
loaf loaves
louse lice
man men
matrix matrices
medium media
memorandum memoranda
mouse mice
nucleus nuclei
oasis oases
ox oxen
parenthesis parentheses
person people
phenomenon phenomena
radius radii
referendum referenda
scarf scarves
self selves
sheaf sheaves
shelf shelves
species species
stimulus stimuli
syllabus syllabi
synopsis synopses
synthesis syntheses
thesis theses
thief thieves
tooth teeth
vertebra vertebrae
wife wives
wolf wolves
woman women
`;

const adjectives = `
bad worse worst
far farther farthest further furthest
good better best
little less least
many more most
much more most
old elder eldest
`;

const adverbs = `
badly worse worst
far farther farthest further furthest
little less least
much more most
well better best
`;

function byForm(lines: string): ReadonlyMap<string, readonly string[]> {
  const result = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [base = '', ...forms] = line.split(' ');
    for (const form of forms) result.set(form, [...(result.get(form) ?? []), base]);
  }
  return result;
}

export const irregularForms = {
  noun: byForm(nouns),
  verb: byForm(verbs),
  adjective: byForm(adjectives),
  adverb: byForm(adverbs),
} as const;
