interface Props {
  readonly picture: { readonly address: string; readonly text: string };
}

/** A picture that an admin has uploaded. */
export const Picture = ({ picture: { address, text } }: Props) => (
  <img className="home-picture" src={address} alt={text} loading="lazy" />
);
