interface Props {
  readonly id: string;
  readonly data: object;
}

/** The answer of a call for the client: `core/connection/page-data.ts` reads it. */
export const PageDataTag = ({ id, data }: Props) => (
  <script
    id={id}
    type="application/json"
    // A text in it must not end the element.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
  />
);
