/** Last words of compounds with open and joined spellings: "lunch time". Any pair would accept "Eur ope" for "Europe". */
export const compoundEnds: ReadonlySet<string> = new Set(
  `back bag ball being bank bar base bath bed bell belt bike bird board boat bone book bow box brush building burn
  cake camp cap car card care case cent chain chair child city class club coat colour corn course cream cup cut cycle date day desk
  door down dress drop drum end eye face fall farm father field fight file finger fire fish flow fly food foot force forest form
  free frame friend fruit front game gate girl glass goer going grade ground group growing guard gun hand head hill hold holder hole home
  house hunter jack keeper kind knife lace lamp land lens less letter life lift light line link list load lock log long
  lord maid mail maker making man mark market master mate mates melon mill mind mother mouth moon nail name net news night
  note nut off page paint pan paper park part path pen phone piece pin pipe place plan plane point plant player pool port post pot power
  print proof rise road rock room rope round run runner sail school screen seat set shell shine ship shoe shop shore shot side
  sight site skin sleep smith snow sock song sore space spoon sport spot staff stair stand state step stick
  stone stop store storm story stream study style table tail taker tea term test thing through tide tie time tone tooth top town track trap tree
  trip tube type view walk wall ware wash watch water wave way wear weed week wheel wide wife wind window wine wing wire wise wood word
  work worker works world worm worth writing yard year`
    .split(/\s+/)
    .flatMap((word) => [word, `${word}s`]),
);
