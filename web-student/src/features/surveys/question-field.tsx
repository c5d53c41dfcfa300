import { Checkbox, Group, Radio, Stack, Textarea } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import { longestText, type SurveyAnswer } from '#domain/surveys/survey-answers.ts';
import { netPromoterMaximum, type SurveyQuestion } from '#domain/surveys/survey-content.ts';

interface Props {
  readonly question: SurveyQuestion;
  readonly answer: SurveyAnswer;
  readonly onChange: (answer: SurveyAnswer) => void;
  readonly fault: string | undefined;
}

export function QuestionField({ question, answer, onChange, fault }: Props) {
  const common = { label: question.text, withAsterisk: question.isRequired, error: fault };
  switch (question.kind) {
    case 'single':
      return (
        <Radio.Group
          {...common}
          value={answer?.kind === 'single' ? String(answer.option) : ''}
          onChange={(option) => onChange({ kind: 'single', option: Number(option) })}
        >
          <Options options={question.options} Option={Radio} />
        </Radio.Group>
      );
    case 'several':
      return (
        <Checkbox.Group
          {...common}
          description="Choose all that apply."
          value={answer?.kind === 'several' ? answer.options.map(String) : []}
          onChange={(options) =>
            onChange({ kind: 'several', options: options.map(Number).toSorted((one, other) => one - other) })
          }
        >
          <Options options={question.options} Option={Checkbox} />
        </Checkbox.Group>
      );
    case 'scale': {
      const { low, high, maximum } = question;
      return (
        <Points
          {...common}
          description={endsOf([1, low], [maximum, high])}
          first={1}
          last={maximum}
          value={answer?.kind === 'scale' ? answer.value : undefined}
          onChoose={(value) => onChange({ kind: 'scale', value })}
        />
      );
    }
    case 'net_promoter':
      return (
        <Points
          {...common}
          description={endsOf([0, 'not at all likely'], [netPromoterMaximum, 'very likely'])}
          first={0}
          last={netPromoterMaximum}
          value={answer?.kind === 'net_promoter' ? answer.value : undefined}
          onChoose={(value) => onChange({ kind: 'net_promoter', value })}
        />
      );
    case 'text':
      return (
        <Textarea
          {...common}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={longestText}
          value={answer?.kind === 'text' ? answer.text : ''}
          onChange={(event) => onChange({ kind: 'text', text: event.target.value })}
        />
      );
  }
}

interface OptionsProps {
  readonly options: readonly string[];
  readonly Option: typeof Radio | typeof Checkbox;
}

const Options = ({ options, Option }: OptionsProps) => (
  <Stack gap="xs" mt="xs">
    {options.map((option, place) => (
      <Option key={option} value={String(place)} label={option} />
    ))}
  </Stack>
);

interface PointsProps {
  readonly label: string;
  readonly withAsterisk: boolean;
  readonly error: string | undefined;
  readonly description: string;
  readonly first: number;
  readonly last: number;
  readonly value: number | undefined;
  readonly onChoose: (value: number) => void;
}

const Points = ({ first, last, value, onChoose, ...common }: PointsProps) => (
  <Radio.Group
    {...common}
    value={value === undefined ? '' : String(value)}
    onChange={(point) => onChoose(Number(point))}
  >
    <Group gap="md" mt="xs">
      {Array.from({ length: last - first + 1 }, (_, index) => String(first + index)).map((point) => (
        <Radio key={point} value={point} label={point} />
      ))}
    </Group>
  </Radio.Group>
);

/** `1: unclear. 5: clear.` */
const endsOf = (...ends: readonly (readonly [number, string])[]) =>
  ends.flatMap(([point, label]) => (label === '' ? [] : [`${point}: ${label}.`])).join(' ');
