import type { Editing } from '../../form/editing.ts';
import { emptyParagraph, noReason, type ParagraphRow } from '../../form/form-shape.ts';
import { RowList } from '../../form/row-list.tsx';
import { replaced } from '../../form/rows.ts';
import { ReasonPart, TextPart } from '../../form/text-part.tsx';
import { times, type MechanismForm } from '../mechanism-form.ts';

/** The paragraphs in their right order: the order is the key. */
const ParagraphRows = ({ form, errors, change }: Editing) => {
  const onRows = (paragraphs: ParagraphRow[]) => change({ paragraphs });
  return (
    <RowList
      title="Paragraphs in the right order"
      hint="This order is the key; students see them shuffled."
      name="Paragraph"
      rows={form.paragraphs}
      onRows={onRows}
      path="paragraphs"
      error={errors['paragraphs']}
      empty={emptyParagraph}
    >
      {(paragraph, index) => {
        const put = (fields: Partial<ParagraphRow>) =>
          onRows(replaced(form.paragraphs, index, { ...paragraph, ...fields }));
        return (
          <>
            <TextPart
              label={`Text of paragraph ${index + 1}`}
              value={paragraph.text}
              path={`paragraphs.${index}`}
              errors={errors}
              lines={2}
              onText={(text) => put({ text })}
            />
            {index > 0 && (
              <ReasonPart
                of={`paragraph ${index + 1} after ${index}`}
                reason={paragraph.reason}
                path={`explanations.${index - 1}`}
                errors={errors}
                onReason={(reason) => put({ reason })}
              />
            )}
          </>
        );
      }}
    </RowList>
  );
};

export const reorderForm: MechanismForm<'reorder'> = {
  material: 'Heading',
  isShort: true,
  Fields: ParagraphRows,
  empty: { paragraphs: times(4, emptyParagraph) },
  rowsOf: ({ paragraphs }, take) => ({
    paragraphs: paragraphs.map((text, index) => ({ text, reason: index === 0 ? noReason : take() })),
  }),
  keyIn: ({ paragraphs }) => ({ paragraphs: paragraphs.map(({ text }) => text) }),
  reasonsIn: ({ paragraphs }) => paragraphs.slice(1).map(({ reason }) => reason),
};
