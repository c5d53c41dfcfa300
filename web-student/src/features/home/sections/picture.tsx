interface Props {
  readonly picture: { readonly address: string; readonly text: string };
}

export const Picture = ({ picture: { address, text } }: Props) => (
  <img className="home-picture" src={address} alt={text} loading="lazy" />
);
