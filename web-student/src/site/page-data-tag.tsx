interface Props {
  readonly id: string;
  readonly data: object;
}

/** `core/connection/page-data.ts` reads it. */
export const PageDataTag = ({ id, data }: Props) => (
  <script
    id={id}
    type="application/json"
    // Text must not close the element.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
  />
);
