import { emptyRow } from '../form/form-shape.ts';
import { ReasonInputs, RowText, useLimits } from '../form/inputs.tsx';
import { RowList } from '#console/components/forms/row-list.tsx';
import { Lines, Part } from '../shown/pieces.tsx';
import { rowReasons, times, type KindPages } from './kind-pages.ts';

const ParagraphInputs = () => {
  const { paragraphWords } = useLimits();
  return (
    <RowList
      source="rows"
      title="Paragraphs in the right order"
      hint="This order is the key; students see them shuffled."
      name="Paragraph"
      empty={emptyRow}
    >
      {(index) => (
        <>
          <RowText label={`Text of paragraph ${index + 1}`} words={paragraphWords} />
          {index > 0 && <ReasonInputs of={`paragraph ${index + 1} after ${index}`} />}
        </>
      )}
    </RowList>
  );
};

export const reorder: KindPages<'reorder'> = {
  material: 'Heading',
  isShort: true,
  rowName: 'Paragraph',
  Inputs: ParagraphInputs,
  newValues: { rows: times(4, emptyRow) },
  keyValues: ({ paragraphs }) => ({ rows: paragraphs.map((text) => ({ ...emptyRow, text })) }),
  keyIn: ({ rows }) => ({ paragraphs: rows.map(({ text }) => text) }),
  places: { paragraphs: 'rows.*.text' },
  reasonPaths: (form) => rowReasons(form).slice(1),
  Key: ({ question }) => (
    <Part title="Paragraphs in the right order: this order is the key">
      <Lines
        isOrdered
        lines={question.paragraphs.map((text, index) => ({
          text,
          isKey: true,
          reason: question.explanations[index - 1],
        }))}
      />
    </Part>
  ),
  outline: ({ paragraphs }) => [{ label: 'Paragraphs in the right order', lines: paragraphs }],
  partsWithReasons: ({ paragraphs }) =>
    paragraphs.slice(1).map((_text, index) => `Paragraph ${index + 2} after ${index + 1}`),
};
