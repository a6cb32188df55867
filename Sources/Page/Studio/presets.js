// What can be begun with: examples of the five design documents.

export const PRESETS = {
  'Circular progress indicator': {
    'Processing': { motion: 'fiori-processing', theme: 'fiori-light', size: 'large', label: 'Uploading photos' },
    'Value, with its label': { value: '0:1', theme: 'fiori-light', size: 'large', label: 'Uploading photos', 'progress-text': 'percent' },
    'Success': { motion: 'fiori-processing', theme: 'fiori-light', state: 'success', label: { active: 'Uploading photos', success: 'Photos uploaded' } },
    'Error': { motion: 'fiori-processing', theme: 'fiori-light', state: 'error', label: { active: 'Uploading photos', error: 'Upload failed. Check your connection and try again' } },
    'Checkout': { theme: 'fiori-light', present: { name: 'message-box', message: 'Sending the order' } },
  },
  'Progress': {
    'Bar': { motion: 'material-disjoint', theme: 'material-light', width: 280 },
    'Bar with a buffer': { indicator: 'linear', value: '0:0.7', buffer: 0.8, theme: 'neutral-light', track: 'theme', width: 280 },
    'Percentage in the ring': { value: '0:1', size: 72, theme: 'neutral-light', track: 'theme', 'progress-text': 'percent', 'progress-placement': 'center' },
  },
  'Step progress indicator': {
    'Next step': { indicator: 'steps', theme: 'fiori-light', steps: ['Cart', 'Address', 'Payment', 'Review'], transition: 'step:2:3' },
    'Header': { indicator: 'steps', theme: 'fiori-light', steps: ['Cart', 'Address', 'Payment', 'Review'], current: 2, header: true },
    'All steps': { indicator: 'steps', theme: 'fiori-light', steps: ['Cart', 'Address', 'Payment', 'Review'], current: 2, view: 'all' },
  },
  'Progress and activity': {
    'Upload story': { theme: 'fiori-light', label: 'Uploading photos', 'progress-text': 'percent', operation: { policy: 'fiori', expected: 12000, events: [
      { at: 0, started: true }, { at: 1500, progress: 0.1 }, { at: 3000, progress: 0.3 }, { at: 4500, progress: 0.5 }, { at: 6000, progress: 0.8 }, { at: 7500, succeeded: 'Photos uploaded' }] } },
    'Toast': { theme: 'fiori-light', present: { name: 'toast', message: 'Uploading photos' } },
    'Dialog': { theme: 'fiori-light', present: { name: 'dialog', message: 'Synchronizing contacts', cancel: 'Cancel' } },
  },
  'Accessible indeterminate indicators': {
    'Message instead of motion': { motion: 'fluent', theme: 'fiori-light', label: 'Loading messages', 'reduced-motion': 'message' },
    'Slow motion': { motion: 'fluent', theme: 'fiori-light', label: 'Loading messages', 'reduced-motion': 'slow' },
  },
};
