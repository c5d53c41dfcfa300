import { DateInput, SelectInput, TextInput } from 'react-admin';
import { choicesOf } from '#console/components/forms/choices.ts';
import { LinesInput } from './lines-input.tsx';
import { MarkdownInput } from './markdown-input.tsx';

const text = (value: string) => value;
const lists = {
  posts: 'All blog posts',
  landings: 'All landing pages',
  faq: 'All questions of the FAQ',
  vocabulary: 'All words',
};
const samples = {
  SRA: 'Read Aloud',
  SRS: 'Repeat Sentence',
  SSQ: 'Short Question',
  LWD: 'Write from Dictation',
};
/** Omits empty texts, because the contract refuses them. */
const orNothing = { parse: (value: string | null) => (value === '' || value === null ? undefined : value) };

export const ArticleInputs = ({ kind }: { readonly kind: 'post' | 'landing' | 'page' }) => (
  <>
    <TextInput
      source="body.title"
      label="Title"
      helperText="For search engines and the tab: at most 65 characters."
      parse={text}
      fullWidth
    />
    <TextInput
      source="body.description"
      label="Description"
      helperText="For search engines and lists: 41 to 160 characters."
      parse={text}
      multiline
      fullWidth
    />
    <TextInput source="body.heading" label="Heading" parse={text} helperText={false} fullWidth />
    <MarkdownInput source="body.text" label="Text" minRows={14} hasPictures />
    <LinesInput source="body.related" label="Read next" hint="The addresses of pages, one per line." />
    <DateInput source="body.publishedOn" label="Published on" helperText={false} {...orNothing} />
    <DateInput source="body.updatedOn" label="Updated on" helperText={false} {...orNothing} />
    {kind === 'page' && (
      <>
        <SelectInput
          source="body.lists"
          label="Lists below the text"
          choices={choicesOf(lists)}
          helperText={false}
          {...orNothing}
        />
        <SelectInput
          source="body.samples"
          label="Free questions below the text"
          choices={choicesOf(samples)}
          helperText={false}
          {...orNothing}
        />
      </>
    )}
  </>
);
