import type { Subject } from '../match/subject.ts';
import type { FileMarkers } from '../report.ts';
import { findMarkers } from './grammar.ts';
import type { TreeReader } from './open.ts';
import { WINDOW_BYTES, windowOf } from './window.ts';

export interface FileScan {
  /** The file as it was found, else the path as it was given. */
  readonly path: string;
  readonly markers: FileMarkers;
}

/** Looks for markers at the top of one file. A path that leads out of the root is not even looked at. */
export function scanFile(tree: TreeReader, subject: Subject): FileScan {
  const [first, ...others] = subject.places;
  if (first === undefined) return { path: subject.path, markers: nothing('out-of-tree') };
  const scan = scanPlace(tree, first);
  for (const other of scan.markers.state === 'absent' ? others : []) {
    const found = scanPlace(tree, other);
    if (found.markers.state !== 'absent') return found;
  }
  return scan;
}

function scanPlace(tree: TreeReader, place: string): FileScan {
  // One byte more than the window shows whether there is more.
  const reading = tree.read(place, WINDOW_BYTES + 1);
  if (!reading.ok) return { path: place, markers: nothing(reading.why === 'gone' ? 'absent' : 'unreadable') };
  const scanned = windowOf(reading.bytes);
  const text = reading.bytes.toString('utf8', 0, scanned).replace(/^\uFEFF/, '');
  return {
    path: place,
    markers: {
      state: 'scanned',
      windowBytes: WINDOW_BYTES,
      scannedBytes: scanned,
      fileBytes: reading.size,
      truncated: reading.bytes.length > WINDOW_BYTES,
      declared: findMarkers(text, place),
    },
  };
}

function nothing(state: 'absent' | 'unreadable' | 'out-of-tree'): FileMarkers {
  return { state, windowBytes: WINDOW_BYTES, truncated: false, declared: [] };
}
