import { writeFileSync } from 'node:fs';
import { drawPicture } from './draw-picture.ts';
import { readPictures } from './read-pictures.ts';

// `node infra/seed/pictures/main.ts` draws the pictures of the seed's questions anew, after their data have changed.
for (const { data, file } of readPictures()) writeFileSync(file, await drawPicture(data));
