import { createRequire } from 'node:module';

type Check = ((value: unknown) => boolean) & { errors?: unknown };
interface Validator {
  addSchema(schema: object, key: string): Validator;
  compile(schema: object): Check;
  validateSchema(schema: object): boolean;
  errorsText(): string;
}
type ValidatorClass = new (options: object) => Validator;

/** The JSON Schema validator that the serialiser is built on, for the dialect of OpenAPI 3.1. */
const serialiser = createRequire(createRequire(__filename).resolve('fast-json-stringify'));
const { default: Ajv2020 } = serialiser('ajv/dist/2020') as { default: ValidatorClass };

const dialect = new Ajv2020({ strict: false });

/** Errors of a schema itself; null where it is valid in its dialect. */
export function schemaProblem(schema: object): string | null {
  return dialect.validateSchema(schema) ? null : dialect.errorsText();
}

interface Answer {
  $ref?: string;
  content?: { 'application/json'?: { schema: object } };
}

/**
 * Holds answers against a published document.
 *
 * @param document as `/docs/openapi.json` serves it
 * @returns a function that describes the errors of a response; null where it matches its schema
 */
export function answerValidator(document: object) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, Check>();
  return (path: string, method: string, status: number, body: unknown): string | null => {
    const key = `${method} ${path} ${status}`;
    const operations = (
      document as { paths: Record<string, Record<string, { responses: object }>> }
    ).paths[path];
    const responses = operations?.[method.toLowerCase()]?.responses as
      Record<string, Answer> | undefined;
    const answer = responses?.[String(status)];
    if (answer === undefined) return `${key} is not documented`;
    const place = ['paths', path, method.toLowerCase(), 'responses', String(status)]
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/');
    const $ref = `api${answer.$ref ?? `#/${place}`}/content/application~1json/schema`;
    const check = compiled.get(key) ?? ajv.compile({ $ref });
    compiled.set(key, check);
    return check(body) ? null : `${key}: ${JSON.stringify(check.errors).slice(0, 600)}`;
  };
}
