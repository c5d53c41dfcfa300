import { uploadContentFile } from '#domain/content/file-contract.ts';
import { megabytes } from '#console/components/uploads/megabytes.ts';

export type FileKind = 'picture' | 'pdf';

export const { maximumBytes } = uploadContentFile.upload;

export const textsOf = {
  picture: {
    title: 'Add a picture',
    label: 'Alternative text',
    hint: 'What the picture shows, for readers who cannot see it.',
    accept: 'image/jpeg,image/png,.jpg,.jpeg,.png',
    file: 'A jpg or png file',
    wrong: 'File not valid (must be: jpg - jpeg - png)',
    types: ['image/jpeg', 'image/png'],
  },
  pdf: {
    title: 'Add a PDF',
    label: 'Link text',
    hint: 'What readers press to open the file.',
    accept: 'application/pdf,.pdf',
    file: 'A PDF file',
    wrong: 'File not valid (must be: pdf)',
    types: ['application/pdf'],
  },
} as const;

/** @returns why the site cannot show the file */
export function faultOfFile(kind: FileKind, { name, type, size }: File): string | undefined {
  const { types, wrong } = textsOf[kind];
  if (!(types as readonly string[]).includes(type)) return wrong;
  if (size === 0) return `${name} is empty. Choose another file.`;
  if (size > maximumBytes)
    return `${name} has ${megabytes(size)}, and ${megabytes(maximumBytes)} is the limit. Choose a smaller file.`;
  return undefined;
}

/** Markdown that embeds the picture or links to the PDF. */
export function markdownOf(kind: FileKind, address: string, words: string): string {
  const safe = words.replaceAll(/[[\]\\]/g, String.raw`\$&`);
  return `${kind === 'picture' ? '!' : ''}[${safe}](${address})`;
}
