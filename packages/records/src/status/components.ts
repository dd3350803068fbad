/**
 * Numbers the strongly connected components of a graph (Tarjan's algorithm): two nodes lie on one cycle exactly when
 * their numbers are equal. Without recursion, because a chain may be as long as the corpus.
 */
export function componentsOf(edges: readonly (readonly number[])[]): readonly number[] {
  const order: number[] = edges.map(() => -1);
  const low: number[] = edges.map(() => -1);
  const component: number[] = edges.map(() => -1);
  const open: number[] = [];
  let visited = 0;
  let found = 0;
  for (let start = 0; start < edges.length; start += 1) {
    if (order[start] !== -1) continue;
    const path = [{ node: start, next: 0 }];
    while (path.length > 0) {
      const step = path[path.length - 1] as { node: number; next: number };
      const { node } = step;
      if (step.next === 0) {
        order[node] = low[node] = visited;
        visited += 1;
        open.push(node);
      }
      const target = edges[node]?.[step.next];
      step.next += 1;
      if (target !== undefined) {
        if (order[target] === -1) path.push({ node: target, next: 0 });
        else if (component[target] === -1) low[node] = Math.min(low[node] ?? 0, order[target] ?? 0);
        continue;
      }
      path.pop();
      const parent = path[path.length - 1]?.node;
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0);
      if (low[node] !== order[node]) continue;
      let member: number | undefined;
      do {
        member = open.pop();
        if (member !== undefined) component[member] = found;
      } while (member !== undefined && member !== node);
      found += 1;
    }
  }
  return component;
}
