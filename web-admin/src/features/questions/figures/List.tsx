import { catalogue } from '#domain/question-types/catalogue.ts';
import { typeCodes } from '#domain/question-types/type-code.ts';
import type { QuestionFigures } from '#domain/questions/figures-contract.ts';
import { DataTable } from 'react-admin';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { Flags } from './flags.tsx';
import { decimals, flagNames, percent } from './words.ts';

const filters = [
  choiceFilter(
    'type',
    Object.fromEntries(typeCodes.map((code) => [code, `${code} ${catalogue[code].name}`])),
  ),
  choiceFilter('flags', flagNames, 'Needs review'),
];

export const List = () => (
  <RecordList<QuestionFigures>
    search="Question"
    filters={filters}
    sort={{ field: 'discrimination', order: 'ASC' }}
    empty="Questions will be here once students with an account have answered them."
    primary={({ id, share, answers }) =>
      `${id}: ${percent(share)} of the points, ${answers === 1 ? '1 answer' : `${answers} answers`}`
    }
    secondary={({ flags }) => flags.map((flag) => flagNames[flag]).join(', ')}
  >
    <DataTable.Col source="id" label="Question" />
    <DataTable.NumberCol source="answers" label="Answers" />
    <DataTable.Col
      source="rightShare"
      label="Right"
      align="right"
      render={({ rightShare }: QuestionFigures) => percent(rightShare)}
    />
    <DataTable.Col
      source="share"
      label="Points"
      align="right"
      render={({ share }: QuestionFigures) => percent(share)}
    />
    <DataTable.NumberCol source="seconds" label="Seconds" options={{ maximumFractionDigits: 0 }} />
    <DataTable.Col
      source="discrimination"
      label="Discrimination"
      align="right"
      render={({ discrimination }: QuestionFigures) => decimals(discrimination)}
    />
    <DataTable.Col
      source="place"
      label="Difficulty"
      align="right"
      render={({ place, standardError }: QuestionFigures) =>
        `${decimals(place)} ± ${decimals(standardError)}`
      }
    />
    <DataTable.Col label="Needs review" disableSort>
      <Flags />
    </DataTable.Col>
  </RecordList>
);
