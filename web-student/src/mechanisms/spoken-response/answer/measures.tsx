import { Stack, Text } from '@mantine/core';
import type { Evidence } from '#domain/scoring/score.ts';
import type { ExtraKind } from '#domain/scoring/speaking/evidence.ts';
import { measureText, measuresIn } from './measure-text.ts';

const extraNames: Readonly<Record<ExtraKind, string>> = {
  repeated: 'Words you repeated',
  restarted: 'Words you started again',
  added: 'Words you added',
};
const readable = (heard: unknown) => (typeof heard === 'string' ? `“${heard}”` : '…');

interface Props {
  readonly evidence: readonly Evidence[];
  readonly isFull: boolean;
  readonly isOtherText: boolean;
}

export function Measures({ evidence, isFull, isOtherText }: Props) {
  const measures = measuresIn(evidence, isOtherText);
  if (measures.length === 0) return null;
  const longest = Math.max(0, ...evidence.map((one) => (one.kind === 'run' ? one.words : 0)));
  const extra = evidence.filter((one) => one.kind === 'extra');
  return (
    <Stack component="ul" gap={4} mt={4} pl={20}>
      {measures.map((measure) => (
        <li key={measure.of}>
          <Text size="sm">{measureText(measure, isFull)}</Text>
        </li>
      ))}
      {longest > 0 && !isOtherText && (
        <li>
          <Text size="sm">
            Your longest run without a break has {longest} {longest === 1 ? 'word' : 'words'}.
          </Text>
        </li>
      )}
      {(Object.keys(extraNames) as ExtraKind[]).map((of) => {
        const words = isOtherText
          ? []
          : extra.filter((one) => one.of === of).map(({ heard }) => readable(heard));
        return (
          words.length > 0 && (
            <li key={of}>
              <Text size="sm">
                {extraNames[of]}: {words.join(', ')}
              </Text>
            </li>
          )
        );
      })}
    </Stack>
  );
}
