// The snippets that the studio shows of a request.

import assert from 'node:assert/strict';
import test from 'node:test';

import { OPTIONS } from '../../../Sources/Page/attributes.js';

// What the page of the studio brings along.
globalThis.document = { getElementById: () => ({ textContent: '{}' }) };
const { element } = await import('../../../Sources/Page/Studio/snippets.js');

test('every option that the element has an attribute for is one in its snippet', () => {
  for (const option of OPTIONS) {
    const text = element({ [option]: 1 });
    assert.match(text, new RegExp(`<spindle-indicator ${option}="1">`));
    assert.doesNotMatch(text, /no attribute for/);
  }
  assert.match(element({ matte: 'white' }), /no attribute for: matte/);
});
