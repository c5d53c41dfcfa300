import { packageIdSchema, type PackageId } from '#domain/commerce/packages/package-id.ts';
import { paths } from '#student/app/paths.ts';

export interface Wanted {
  readonly packageId: PackageId;
  readonly quantity?: number;
  readonly fromProfilePage?: boolean;
  readonly inApp?: boolean;
}

/** A checkout without a cart, for students who must first sign up or verify an address. */
export function beforeCartHref({
  packageId,
  quantity = 1,
  fromProfilePage = false,
  inApp = false,
}: Wanted): string {
  const query = new URLSearchParams({ package: packageId, quantity: String(quantity) });
  if (fromProfilePage) query.set('fromProfilePage', 'true');
  if (inApp) query.set('inApp', 'true');
  return `${paths.checkout.path}?${query.toString()}`;
}

/** Parses a `beforeCartHref`; undefined if it names nothing for sale. */
export function readWanted(search: URLSearchParams): Wanted | undefined {
  const packageId = packageIdSchema.safeParse(search.get('package'));
  const quantity = Number(search.get('quantity') ?? 1);
  if (!packageId.success || !Number.isInteger(quantity) || quantity < 1 || quantity > 10) return undefined;
  const isOfProfile = search.get('fromProfilePage') === 'true';
  return {
    packageId: packageId.data,
    quantity,
    ...(isOfProfile && { fromProfilePage: true }),
    ...(search.get('inApp') === 'true' && { inApp: true }),
  };
}
