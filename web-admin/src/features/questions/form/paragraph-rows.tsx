import type { Editing } from './editing.ts';
import { emptyParagraph, type ParagraphRow } from './question-form.ts';
import { RowList } from './row-list.tsx';
import { replaced } from './rows.ts';
import { ReasonPart, TextPart } from './text-part.tsx';

/** The paragraphs in their right order: the order is the key. */
export const ParagraphRows = ({ form, errors, change }: Editing) => {
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
