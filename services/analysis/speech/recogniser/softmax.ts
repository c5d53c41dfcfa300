export function probabilityOf(logits: Float32Array, token: number): number {
  let highest = -Infinity;
  for (const logit of logits) if (logit > highest) highest = logit;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - highest);
  return Math.exp((logits[token] ?? -Infinity) - highest) / sum;
}
