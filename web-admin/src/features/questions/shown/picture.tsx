import { fetchViewablePicture } from '#domain/questions/admin-contract.ts';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call, textOf } from '#console/core/api.ts';

interface PictureProps {
  readonly image: string;
  readonly text: string;
}

export const Picture = ({ image, text }: PictureProps) => {
  const { data, error } = useQuery({
    queryKey: ['questions', 'viewable-picture', image],
    queryFn: async ({ signal }) => (await call(fetchViewablePicture, { image }, { signal })).body.image,
    retry: false,
  });
  if (error) return <Alert severity="warning">{textOf(error)}</Alert>;
  if (data === undefined) return null;
  const address = `/api/aws/getImageFile/${encodeURIComponent(data)}`;
  return <img src={address} alt={text} style={{ maxWidth: '100%' }} />;
};
