import { element, elementsIn, parseXml, writeXml } from './xml.ts';

const itemType = 'imsqti_item_xmlv3p0';
const namespace = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';

export interface Resource {
  readonly identifier: string;
  readonly item: string;
  readonly others: readonly string[];
}

export function writeManifest(resources: readonly Resource[]): string {
  const file = (href: string) => element('file', { href });
  return writeXml(
    element('manifest', { xmlns: namespace, identifier: 'NINETY-QUESTIONS' }, [
      element('metadata', {}, [
        element('schema', {}, ['QTI Package']),
        element('schemaversion', {}, ['3.0.0']),
      ]),
      element('organizations'),
      element(
        'resources',
        {},
        resources.map(({ identifier, item, others }) =>
          element('resource', { identifier, type: itemType, href: item }, [file(item), ...others.map(file)]),
        ),
      ),
    ]),
  );
}

export function readManifest(document: string): Resource[] {
  return elementsIn(parseXml(document), 'resource')
    .filter(({ attributes }) => attributes['type'] === itemType)
    .map((resource) => {
      const files = elementsIn(resource, 'file').map(({ attributes }) => attributes['href'] ?? '');
      const item = resource.attributes['href'] ?? files[0] ?? '';
      return {
        identifier: resource.attributes['identifier'] ?? '',
        item,
        others: files.filter((file) => file !== item),
      };
    });
}
