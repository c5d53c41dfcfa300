import { Anchor, Text } from '@mantine/core';
import { regulationPaths } from '#domain/accounts/regulations.ts';

/** Links open in a new tab, so that the form keeps its input. @param by `signing up` */
export function AgreementNote({ by }: { readonly by: string }) {
  return (
    <Text size="sm" c="dimmed">
      By {by}, you agree to the <Regulation path={regulationPaths.termsOfUse} name="terms of use" /> and the{' '}
      <Regulation path={regulationPaths.privacyPolicy} name="privacy policy" />.
    </Text>
  );
}

const Regulation = ({ path, name }: { readonly path: string; readonly name: string }) => (
  <Anchor href={path} target="_blank" rel="noreferrer" underline="always" inherit>
    {name}
  </Anchor>
);
