import type { AnyCall } from '#domain/core/contract.ts';
import type { ReactNode } from 'react';
import { AccessDenied, CanAccess, useCanAccess } from 'react-admin';
import { callsResource } from '../core/auth-provider.ts';

export function useMay({ name }: AnyCall): boolean {
  return useCanAccess({ action: name, resource: callsResource }).canAccess === true;
}

interface IfMayProps {
  readonly call: AnyCall;
  readonly children: ReactNode;
}

export const IfMay = ({ call, children }: IfMayProps) => (useMay(call) ? children : null);

export const PageFor = ({ call, children }: IfMayProps) => (
  <CanAccess action={call.name} resource={callsResource} accessDenied={<AccessDenied />}>
    {children}
  </CanAccess>
);

export const useMayExport = (resource: string): boolean =>
  useCanAccess({ action: 'export', resource }).canAccess === true;
