// single-spa passes itself to every parcel and puts itself on the window, so nothing of it could be tree-shaken.
// Remotes are parcels and use neither, so applications and routing, four fifths of it, are removed.
//
// Saves 3.4 KB on every builder page. Can go once single-spa exports parcels alone.
const PARTS = [
  [/^var singleSpa = [\s\S]*?^\}\);$/m, 'var singleSpa;'],
  [/^if \(isInBrowser\) \{[\s\S]*?^\}$/m, ''],
  [/^if \(isInBrowser && window\.__SINGLE_SPA_DEVTOOLS__\) \{[\s\S]*?^\}$/m, ''],
  // Its data for developer tools grows with every mount, and so does the list of parcels without a parent, which it
  // never releases.
  [/^function addProfileEntry\([\s\S]*?^\}$/m, ''],
  [/^ *(?:addProfileEntry\(|startTime = |profileEventType = )[^;]*;$/gm, ''],
  // Every supported browser has the constructor.
  [/^var customEvent = useNative\(\)[\s\S]*?^\};$/m, 'var customEvent = CustomEvent;'],
  [/if \(parcel\.parentName\) \{\s*(delete owningAppOrParcel\.parcels\[parcel\.id\];)\s*\}/, '$1'],
];
// Its messages are for developers; like its production build, ours has numbers, each with an address that explains it.
const MESSAGES = /(formatErrorMessage\(\d+), (?:"[^"]*"|`[^`]*`)(?=[,)])/g;

module.exports = (source) =>
  [...PARTS, [MESSAGES, '$1, ""']].reduce((text, [part, instead]) => {
    const without = text.replace(part, instead);
    if (without === text) throw new Error(`single-spa has changed: ${part} is not in it`);
    return without;
  }, source);
