import { whenOpen, type Account, type Decided } from '../account.ts';

export function changeProfileImage(
  state: Account,
  { image, sha256 }: { readonly image: string; readonly sha256: string },
): Decided {
  return whenOpen(state, ({ profileImage: before }) =>
    image === before
      ? []
      : [
          {
            type: 'ProfileImageChanged',
            data: { image, sha256, ...(before !== undefined && { replaced: before }) },
          },
        ],
  );
}

export function removeProfileImage(state: Account): Decided {
  return whenOpen(state, ({ profileImage: image }) =>
    image === undefined ? [] : [{ type: 'ProfileImageRemoved', data: { image } }],
  );
}
