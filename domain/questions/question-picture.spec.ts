import { test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { questionPictureStream, uploadPicture, type UploadedPicture } from './question-picture.ts';

const picture: UploadedPicture = {
  uid: 'SDI-0001',
  image: 'SDI-0001-1f2e3d4c5b6a.png',
  bytes: 40_000,
  sha256: 'ab'.repeat(32),
  width: 800,
  height: 600,
};
const uploaded = { type: 'QuestionPictureUploaded', data: picture } as const;

test('stores each picture once, beside earlier ones', () => {
  given(questionPictureStream, [])
    .when((pictures) => uploadPicture(pictures, picture))
    .then([uploaded]);
  const other = { ...picture, image: 'SDI-0001-000000000000.jpg' };
  given(questionPictureStream, [uploaded])
    .when((pictures) => uploadPicture(pictures, other))
    .then([{ type: 'QuestionPictureUploaded', data: other }]);
});
