import type { Question } from '#domain/question-types/registry.ts';
import { paragraphsOf } from './flow-text.ts';
import { itemOf } from './items/forms.ts';
import type { Response } from './items/item-form.ts';
import { element, writeXml, type XmlElement } from './xml.ts';

const namespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const schema = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd';
const matchCorrect = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml';

/** A QTI 3.0 item as XML; undefined without an interaction for the type. */
export function writeItem(question: Question): string | undefined {
  const item = itemOf(question);
  if (!item) return undefined;
  return writeXml(
    element(
      'qti-assessment-item',
      {
        xmlns: namespace,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': `${namespace} ${schema}`,
        identifier: question.uid,
        title: question.title,
        'xml:lang': 'en',
        adaptive: 'false',
        'time-dependent': 'false',
      },
      [
        ...item.responses.map(declarationOf),
        outcome('SCORE', 'float', '0'),
        // Constant, because the explanation is shown after any answer.
        outcome('FEEDBACK', 'identifier', 'EXPLAINED'),
        element('qti-item-body', {}, item.body),
        processingOf(item.responses),
        element(
          'qti-modal-feedback',
          { 'outcome-identifier': 'FEEDBACK', identifier: 'EXPLAINED', 'show-hide': 'show' },
          [element('qti-content-body', {}, paragraphsOf(question.explanation))],
        ),
      ],
    ),
  );
}

const value = (text: string) => element('qti-value', {}, [text]);

function outcome(identifier: string, baseType: string, initially: string): XmlElement {
  return element('qti-outcome-declaration', { identifier, cardinality: 'single', 'base-type': baseType }, [
    element('qti-default-value', {}, [value(initially)]),
  ]);
}

function declarationOf({ identifier, cardinality, baseType, correct, mapping }: Response): XmlElement {
  const entries = correct.map((right) =>
    element('qti-map-entry', {
      'map-key': right,
      'mapped-value': '1',
      ...(mapping?.ignoresCase && { 'case-sensitive': 'false' }),
    }),
  );
  const points =
    mapping &&
    element('qti-mapping', { 'lower-bound': '0', 'default-value': String(mapping.otherwise) }, entries);
  return element('qti-response-declaration', { identifier, cardinality, 'base-type': baseType }, [
    element('qti-correct-response', {}, correct.map(value)),
    ...(points ? [points] : []),
  ]);
}

function processingOf(responses: readonly Response[]): XmlElement {
  if (!responses.every(({ mapping }) => mapping))
    return element('qti-response-processing', { template: matchCorrect });
  const sum = element(
    'qti-sum',
    {},
    responses.map(({ identifier }) => element('qti-map-response', { identifier })),
  );
  return element('qti-response-processing', {}, [
    element('qti-set-outcome-value', { identifier: 'SCORE' }, [sum]),
  ]);
}
