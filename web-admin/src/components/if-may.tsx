import type { AnyCall } from '#domain/core/contract.ts';
import type { ReactNode } from 'react';
import { CanAccess, useCanAccess } from 'react-admin';
import { callsResource } from '../core/auth-provider.ts';
import { NoAccess } from './no-access.tsx';

export function useMay({ name }: AnyCall): boolean {
  return useCanAccess({ action: name, resource: callsResource }).canAccess === true;
}

interface IfMayProps {
  readonly call: AnyCall;
  readonly children: ReactNode;
}

export const IfMay = ({ call, children }: IfMayProps) => (useMay(call) ? children : null);

export const PageFor = ({ call, children }: IfMayProps) => (
  <CanAccess action={call.name} resource={callsResource} accessDenied={<NoAccess />}>
    {children}
  </CanAccess>
);

export const useMayExport = (resource: string): boolean =>
  useCanAccess({ action: 'export', resource }).canAccess === true;
