import { uploadQuestionPicture, uploadQuestionTrack } from '#domain/questions/admin-contract.ts';
import { megabytes } from '#console/components/uploads/megabytes.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

export function faultOfTrack(file: Chosen): string | undefined {
  const { name, type } = file;
  // Some systems report no type, or an older name for it.
  if (!['audio/mpeg', 'audio/mp3', ''].includes(type) || !/\.mp3$/i.test(name)) {
    return `${name} is not an mp3 file. Save the recording as mp3 and choose that file.`;
  }
  return faultOfSize(
    file,
    uploadQuestionTrack.upload.maximumBytes,
    'with a lower bit rate, such as 128 kbit/s',
  );
}

export function faultOfPicture(file: Chosen): string | undefined {
  const { mediaTypes, maximumBytes } = uploadQuestionPicture.upload;
  if (!mediaTypes.some((type) => type === file.type)) {
    return `${file.name} is not a jpg or png file. Save the picture as jpg or png and choose that file.`;
  }
  return faultOfSize(file, maximumBytes, 'smaller');
}

function faultOfSize({ name, size }: Chosen, most: number, remedy: string): string | undefined {
  if (size === 0) return `${name} is empty. Choose another file.`;
  if (size <= most) return undefined;
  return `${name} has ${megabytes(size)}, and ${megabytes(most)} is the limit. Save it ${remedy}.`;
}
