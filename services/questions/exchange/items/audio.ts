import { element, elementsIn, type XmlElement, type XmlNode } from '../xml.ts';

/** The media folder, relative to the items. */
const mediaFolder = '../media/';

export function audioOf({ track }: { readonly track?: string | undefined }): XmlNode[] {
  if (track === undefined) return [];
  const source = element('source', { src: `${mediaFolder}${track}`, type: 'audio/mpeg' });
  return [element('p', {}, [element('audio', { controls: 'controls' }, [source])])];
}

/** The recording of an item, relative to it; undefined without one. */
export function audioSource(body: XmlElement): string | undefined {
  const [audio] = elementsIn(body, 'audio', 'object');
  if (!audio) return undefined;
  const { src, data } = audio.attributes;
  return src ?? data ?? elementsIn(audio, 'source')[0]?.attributes['src'];
}

/** The recording's file name as a field. */
export function trackField(body: XmlElement): { readonly track?: string } {
  const track = audioSource(body)?.split('/').at(-1);
  return track === undefined ? {} : { track };
}

/** Not part of an item's text. */
export const isSilent = ({ name }: XmlElement): boolean => name === 'audio' || name === 'object';
