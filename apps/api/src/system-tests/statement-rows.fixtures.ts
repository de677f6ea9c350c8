import path from 'node:path';
import ts from 'typescript';

/** The types of a statement's rows and values, as the code has them. */
export interface StatementRow {
  /** The statement's name, or what matches it where the name is put together. */
  name: string | RegExp;
  /** Where the statement is defined; importing it defines it. */
  file: string;
  /** Undefined where its rows are never read. */
  columns: readonly RowColumn[] | undefined;
  /** The names of the values that it is called with. */
  values: readonly string[];
}

export interface RowColumn {
  name: string;
  /** Only some statements with this type select it. */
  optional: boolean;
  type: RowValue;
}

/** What a column is in the code: of a union each part, without null. */
export type RowValue = readonly (string | RowValue)[];

const root = path.resolve(__dirname, '../../../..');

/** The files that may define statements: they import one of the functions that do. */
const sources = (): string[] =>
  ts.sys
    .readDirectory(
      path.join(root, 'libs'),
      ['.ts'],
      ['**/node_modules', '**/*.spec.ts', '**/*.fixtures.ts'],
      ['*/api/src/**/*.ts', 'shared/*/src/**/*.ts'],
    )
    .filter((file) => /statement/i.test(ts.sys.readFile(file) ?? ''));

function programOf(files: string[]): ts.Program {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  return ts.createProgram(files, { ...options, types: ['node'], noEmit: true });
}

const NAME = /^[a-z]+\.[a-z-]*$/;
const escaped = (text: string) => text.replaceAll(/[.\\]/g, String.raw`\$&`);

/** The name that a call gives a statement: a literal, or a template that begins like a name. */
function nameOf(node: ts.Expression): string | RegExp | undefined {
  if (ts.isStringLiteralLike(node)) return NAME.test(node.text) ? node.text : undefined;
  if (!ts.isTemplateExpression(node) || !NAME.test(node.head.text)) return undefined;
  const rest = node.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`).join('');
  return new RegExp(`^${escaped(node.head.text)}${rest}$`);
}

/** Reads types of rows with TypeScript's checker. */
class RowReader {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** What a call returns, if that is a statement: something that answers rows with `all`. */
  statementOf(call: ts.CallExpression): Pick<StatementRow, 'columns' | 'values'> | undefined {
    const all = this.checker.getTypeAtLocation(call).getProperty('all');
    if (all === undefined) return undefined;
    const [signature] = this.checker.getTypeOfSymbolAtLocation(all, call).getCallSignatures();
    const rows = signature && this.checker.getAwaitedType(signature.getReturnType());
    const row = rows && this.checker.isArrayType(rows) ? this.itemOf(rows) : undefined;
    const values = signature?.parameters.at(-1);
    if (row === undefined || values === undefined) return undefined;
    const properties = this.checker.getTypeOfSymbolAtLocation(values, call).getProperties();
    return { columns: this.columnsOf(row, call), values: properties.map(({ name }) => name) };
  }

  private columnsOf(row: ts.Type, at: ts.Node): RowColumn[] | undefined {
    if (row.flags & ts.TypeFlags.Never) return undefined;
    return this.checker.getPropertiesOfType(row).map((property) => ({
      name: property.name,
      optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      type: this.valueOf(this.checker.getTypeOfSymbolAtLocation(property, at)),
    }));
  }

  private itemOf(list: ts.Type): ts.Type | undefined {
    return this.checker.getTypeArguments(list as ts.TypeReference)[0];
  }

  private valueOf(type: ts.Type): RowValue {
    const parts = type.isUnion() ? type.types : [type];
    const values = parts
      .filter(({ flags }) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0)
      .map((part) => this.partOf(part));
    return values.filter((value, at) => typeof value !== 'string' || values.indexOf(value) === at);
  }

  private partOf(type: ts.Type): string | RowValue {
    const { flags } = this.checker.getBaseConstraintOfType(type) ?? type;
    if (flags & ts.TypeFlags.StringLike) return 'string';
    if (flags & ts.TypeFlags.NumberLike) return 'number';
    if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
    if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return 'json';
    if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.StringLike)) {
      return 'string';
    }
    if (this.checker.isArrayType(type)) {
      const item = this.itemOf(type);
      return item === undefined ? [] : this.valueOf(item);
    }
    if (type.symbol?.name === 'Date') return 'date';
    if (type.symbol?.name === 'Buffer') return 'binary';
    return flags & ts.TypeFlags.Object || type.isIntersection() ? 'json' : 'another type';
  }
}

/** The types of the rows of all statements, by the names that are given to them. */
export function statementRows(): StatementRow[] {
  const files = sources();
  const program = programOf(files);
  const reader = new RowReader(program.getTypeChecker());
  const found: StatementRow[] = [];
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node)) return;
      const [first] = node.arguments;
      const name = first && nameOf(first);
      if (name === undefined) return;
      const statement = reader.statementOf(node);
      if (statement !== undefined) found.push({ name, file, ...statement });
    };
    const source = program.getSourceFile(file);
    if (source !== undefined) visit(source);
  }
  return found;
}
