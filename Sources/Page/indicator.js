// The script that defines <spindle-indicator>.

import { SpindleIndicator } from './element.js';

if (!customElements.get('spindle-indicator')) customElements.define('spindle-indicator', SpindleIndicator);
