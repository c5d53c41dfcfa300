import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'color'> {
  readonly to: string;
  readonly children: ReactNode;
}

export function ButtonLink(props: Props) {
  return <Button component={Link} {...props} />;
}
