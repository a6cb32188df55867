// What a page written in TypeScript does with the module and the element. It is never run: the compiler looks at it (issue 21).

import type { SpindleIndicator } from '../../../.build/web/spindle-indicator.js';
import { load, SpindleError } from '../../../.build/web/spindle.js';
import type { ArcSpan, BarSpan, Color, Problem, Request, Scene, Shape, Spindle, TextBlock, TextSize } from '../../../.build/web/spindle.js';

const measure = (block: TextBlock): TextSize => ({ width: block.text.length * block.size, height: block.lineHeight, firstBaseline: block.size });

export async function everything(context: CanvasRenderingContext2D, svg: SVGSVGElement): Promise<string[]> {
  const spindle: Spindle = await load(new URL('spindle.wasm', 'https://example.org/'), { measure, family: 'Inter' });
  const kinds = spindle.motions.map(({ kind, period }) => `${kind} ${period ?? 0}`);
  const rows: ArcSpan[] | BarSpan[] = spindle.spans('fluent', 375);
  const request: Request = { motion: 'fluent', size: 48, color: ['#0A6ED1', '#7F52FF'], label: { active: 'Loading' }, track: undefined };
  const scene: Scene = spindle.scene(request);
  scene.draw(context, 375, { scale: devicePixelRatio });
  const shown: SVGSVGElement = scene.element(375, svg);
  const areas = scene.frame(375).shapes.map(colors), texts = scene.findings.map(({ rule, options }) => `${rule}: ${options.join()}`);
  const still: string = scene.markup(0) + scene.svg() + scene.svgCss() + scene.lottie() + scene.access.role + shown.id;
  scene.dispose();
  return [...kinds, ...texts, still, String(rows.length + areas.length), ...spindle.options.map(({ range }) => String(range?.[1]))];
}

function colors(shape: Shape): Color[] {
  switch (shape.type) {
    case 'ring': return shape.gradient?.colors ?? [shape.color, ...(shape.under ? [shape.under.color] : [])];
    case 'group': return shape.parts.flatMap(part => part.gradient?.colors ?? [part.color]);
    case 'path': return shape.path.some(step => step.type === 'curve' && step.x1 > 0) ? [shape.color] : [];
    case 'text': return shape.part.type === 'whole' ? [shape.color] : [];
  }
}

export function problems(error: unknown): readonly Problem[] {
  return error instanceof SpindleError ? error.problems : [];
}

export function change(element: SpindleIndicator): void {
  const found: SpindleIndicator | null = document.querySelector('spindle-indicator');
  element.value = found?.value ?? null;
  element.state = 'success';
  element.refresh();
}

export function mistakes(spindle: Spindle, element: SpindleIndicator): void {
  // @ts-expect-error A request is no text.
  spindle.scene('fluent');
  // @ts-expect-error There is no such state.
  element.state = 'done';
  // @ts-expect-error What is listed is not changed.
  spindle.motions[0].name = 'other';
  // @ts-expect-error A text block has no font.
  void ((block: TextBlock) => block.font);
}
