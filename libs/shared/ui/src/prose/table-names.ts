import { RuleType, type MarkdownToJSX } from 'markdown-to-jsx/react';

type Node = MarkdownToJSX.ASTNode;

/** What a table belongs to. */
export interface TableName {
  /** The words of the heading before it. */
  heading: string;
  /** Its place among the tables below that heading, from 1. */
  number: number;
}

function wordsOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text ?? '';
      return 'children' in node ? wordsOf(node.children ?? []) : '';
    })
    .join('');
}

/**
 * Names the tables of a text by the headings before them.
 *
 * @param nodes the parsed text
 * @returns the name of each table that has a heading before it
 */
export function nameTables(nodes: readonly Node[]): ReadonlyMap<Node, TableName> {
  const names = new Map<Node, TableName>();
  let heading = '';
  let number = 0;
  for (const node of nodes) {
    if (node.type === RuleType.heading) {
      heading = wordsOf(node.children);
      number = 0;
    }
    if (node.type === RuleType.table && heading !== '') {
      number += 1;
      names.set(node, { heading, number });
    }
  }
  return names;
}
