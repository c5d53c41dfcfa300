import { FormDataConsumer, SelectInput, TextInput } from 'react-admin';
import type { HomeSection, HomeSectionType } from '#domain/content/home-sections.ts';
import { choicesOf } from '#console/components/forms/choices.ts';
import { RowList } from '#console/components/forms/row-list.tsx';
import { exampleNames, sectionNames } from '../words.ts';
import { PictureInputs } from './picture-inputs.tsx';

const text = (value: string) => value;
const field = { parse: text, defaultValue: '', helperText: false, fullWidth: true } as const;

export const HomeInputs = () => (
  <>
    <TextInput source="body.title" label="Title" parse={text} helperText={false} fullWidth />
    <TextInput
      source="body.description"
      label="Description"
      helperText="For search engines: 41 to 160 characters."
      parse={text}
      multiline
      fullWidth
    />
    <RowList
      source="body.sections"
      title="Sections"
      hint="The first one must be the hero."
      name="Section"
      empty={{ type: 'grid' }}
    >
      {() => (
        <>
          <SelectInput
            source="type"
            label="Kind of section"
            choices={choicesOf(sectionNames)}
            helperText={false}
          />
          <FormDataConsumer>
            {({ scopedFormData }) => (
              <OfType type={(scopedFormData as Partial<HomeSection> | undefined)?.type} />
            )}
          </FormDataConsumer>
        </>
      )}
    </RowList>
  </>
);

const Title = () => <TextInput source="title" label="Heading" {...field} />;
const Text = () => <TextInput source="text" label="Text of the section" multiline {...field} />;

const Cards = () => (
  <RowList source="cards" title="Cards" name="Card" empty={{ href: '', title: '', text: '' }}>
    {() => (
      <>
        <TextInput source="href" label="Address" {...field} />
        <TextInput source="title" label="Title of the card" {...field} />
        <TextInput source="text" label="Text of the card" {...field} />
      </>
    )}
  </RowList>
);

const Questions = () => (
  <RowList source="questions" title="Questions" name="Question" empty={{ question: '', answer: '' }}>
    {() => (
      <>
        <TextInput source="question" label="Question" {...field} />
        <TextInput source="answer" label="Answer" multiline {...field} />
      </>
    )}
  </RowList>
);

const OfType = ({ type }: { readonly type: HomeSectionType | undefined }) => {
  switch (type) {
    case 'hero':
    case 'buy':
    case 'templates':
      return (
        <>
          <Title />
          <Text />
        </>
      );
    case 'testimonial':
    case 'blog':
      return <Title />;
    case 'grid':
    case 'slider':
      return (
        <>
          <Title />
          <Cards />
        </>
      );
    case 'faq':
      return (
        <>
          <Title />
          <Questions />
        </>
      );
    case 'two_column_image':
      return (
        <>
          <Title />
          <Text />
          <PictureInputs source="picture" />
        </>
      );
    case 'three_column':
    case 'three_column_image':
      return [0, 1, 2].map((at) => <Column key={at} at={at} hasPicture={type === 'three_column_image'} />);
    case 'viewer':
      return (
        <>
          <Title />
          <Text />
          <SelectInput
            source="example"
            label="Example"
            choices={choicesOf(exampleNames)}
            defaultValue="spoken"
            helperText={false}
          />
        </>
      );
    case 'banner':
      return (
        <>
          <Text />
          <TextInput source="href" label="Address" {...field} />
          <TextInput source="label" label="Link text" {...field} />
        </>
      );
    case 'video_testimonial':
      return (
        <>
          <Title />
          <Video source="video" name="Video" />
        </>
      );
    case 'two_video_testimonial':
      return (
        <>
          <Title />
          <Video source="videos.0" name="Video 1" />
          <Video source="videos.1" name="Video 2" />
        </>
      );
    case undefined:
      return null;
  }
};

const Column = ({ at, hasPicture }: { readonly at: number; readonly hasPicture: boolean }) => (
  <>
    <TextInput source={`columns.${at}.title`} label={`Heading of column ${at + 1}`} {...field} />
    <TextInput source={`columns.${at}.text`} label={`Text of column ${at + 1}`} multiline {...field} />
    {hasPicture && <PictureInputs source={`columns.${at}.picture`} />}
  </>
);

const Video = ({ source, name }: { readonly source: string; readonly name: string }) => (
  <>
    <TextInput
      source={`${source}.address`}
      label={`${name}: address`}
      {...field}
      helperText="Begins with https://. The video opens on its own site."
    />
    <TextInput source={`${source}.name`} label={`${name}: name of the student`} {...field} />
    <TextInput source={`${source}.quote`} label={`${name}: what the student says`} multiline {...field} />
  </>
);
