import { Text } from '@mantine/core';

/** An answer that would do, shown once the student's own is in. */
export function SampleAnswer({ text }: { readonly text: string }) {
  return (
    <section aria-label="Sample answer">
      <Text fw={650} mb={6}>
        A sample answer
      </Text>
      <div className="material">{text}</div>
    </section>
  );
}
