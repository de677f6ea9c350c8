import type { Plugin } from 'vite';

/** Contracts and the small libraries that they are made of. */
const CONTRACT_FILES =
  /[\\/]libs[\\/](?:[^\\/]+[\\/]contract|shared[\\/](?:contract-core|domain))[\\/]src[\\/].+\.ts$/;
/** What a browser does not need of a call, since the API itself holds calls against it, and what stays. */
const NEEDLESS: Readonly<Record<string, string>> = {
  params: 'undefined',
  query: 'undefined',
  body: 'undefined',
  // A mark: "answers something" and "answers nothing" differ.
  response: '{}',
  errors: '[]',
  summary: "''",
};

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** A node with all that runs when the module is loaded: bodies of functions are left out. */
function* walk(node: Node): Generator<Node> {
  if (/Function/.test(node.type)) return;
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child);
    }
  }
}

const nameOf = (node: unknown) => (isNode(node) ? (node['name'] as string | undefined) : undefined);

/** What a call is made from: the object given to `defineCall`, or a constant spread into it. */
function definitionOf(node: Node): Node | undefined {
  if (node.type === 'CallExpression' && nameOf(node['callee']) === 'defineCall') {
    return (node['arguments'] as Node[])[0];
  }
  if (node.type !== 'VariableDeclarator' || !isNode(node['init'])) return undefined;
  const { init } = node as Node & { init: Node };
  return init.type === 'TSAsExpression' ? (init['expression'] as Node) : init;
}

/** The needless parts of a call's definition, as in `defineCall({ … body: z.object(…) })`. */
function needlessIn(node: Node): Node[] {
  const definition = definitionOf(node);
  if (definition?.type !== 'ObjectExpression') return [];
  return (definition['properties'] as Node[]).filter(
    (property) => property.type === 'Property' && (nameOf(property['key']) ?? '') in NEEDLESS,
  );
}

/**
 * Leaves the schemas out of the calls in the built app, and with them, where no form uses one, the
 * whole schema library: 10 KB less before the first page. In development and in tests calls keep
 * them, and every answer is held against its contract.
 */
export function bareContracts(): Plugin {
  return {
    name: 'upround:bare-contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT_FILES },
      handler(code, id) {
        const isOfCalls = /\.calls\.ts$/.test(id);
        const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
        const edits: { start: number; end: number; text: string }[] = [];
        const cut: Node[] = [];
        for (const node of walk(program)) {
          for (const property of isOfCalls ? needlessIn(node) : []) {
            const name = nameOf(property['key']) ?? '';
            cut.push(property);
            edits.push({
              start: property.start,
              end: property.end,
              text: `${name}: ${NEEDLESS[name]}`,
            });
          }
        }
        // Calls at the top of these modules only make values, so an unused one may go; the bundler
        // must be told so. Inside functions calls may act, as a check that reports an issue does.
        const pure = new Set<number>();
        for (const node of walk(program)) {
          if (node.type !== 'CallExpression' || pure.has(node.start)) continue;
          if (cut.some(({ start, end }) => node.start >= start && node.end <= end)) continue;
          pure.add(node.start);
          edits.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' });
        }
        let text = code;
        for (const { start, end, text: replacement } of edits.sort((a, b) => b.start - a.start)) {
          text = text.slice(0, start) + replacement + text.slice(end);
        }
        return { code: text, map: null };
      },
    },
  };
}
