import { onTestFinished, vi } from 'vitest';

/** Collects the files that the page hands to the browser, which would otherwise download them. */
export function savedFiles(): { readonly name: string; readonly content: Blob }[] {
  const files: { name: string; content: Blob }[] = [];
  const contents: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) contents.push(content);
    return 'blob:saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const content = contents.at(-1);
    if (content) files.push({ name: this.download, content });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return files;
}
