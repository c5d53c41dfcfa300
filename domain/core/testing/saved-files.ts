import { onTestFinished, vi } from 'vitest';

/** The domain is compiled without the types of the DOM. */
declare const HTMLAnchorElement: { readonly prototype: { readonly download: string; click(): void } };

/** Collects files that the page would download. */
export function savedFiles(): { readonly name: string; readonly content: Blob }[] {
  const files: { name: string; content: Blob }[] = [];
  const contents: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) contents.push(content);
    return 'blob:saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: {
    readonly download: string;
  }) {
    const content = contents.at(-1);
    if (content) files.push({ name: this.download, content });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return files;
}
