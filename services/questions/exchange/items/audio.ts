import { element, elementsIn, type XmlElement, type XmlNode } from '../xml.ts';

/** Where the recordings and pictures of a package lie, told from its items. */
const mediaFolder = '../media/';

/** What is heard, or nothing. */
export function audioOf({ track }: { readonly track?: string | undefined }): XmlNode[] {
  if (track === undefined) return [];
  const source = element('source', { src: `${mediaFolder}${track}`, type: 'audio/mpeg' });
  return [element('p', {}, [element('audio', { controls: 'controls' }, [source])])];
}

/** Where the recording of an item lies, told from the item; nothing where it has none. */
export function audioSource(body: XmlElement): string | undefined {
  const [audio] = elementsIn(body, 'audio', 'object');
  if (!audio) return undefined;
  const { src, data } = audio.attributes;
  return src ?? data ?? elementsIn(audio, 'source')[0]?.attributes['src'];
}

/** The recording as a field: the name of its file. */
export function trackField(body: XmlElement): { readonly track?: string } {
  const track = audioSource(body)?.split('/').at(-1);
  return track === undefined ? {} : { track };
}

/** What is no text of an item. */
export const isSilent = ({ name }: XmlElement): boolean => name === 'audio' || name === 'object';
