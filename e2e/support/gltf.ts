/** A small glTF model as text with embedded data: a tower with four sides in different colours. */
export function towerModel(): string {
  const top = [0, 2, 0];
  const base = [
    [-1, 0, -1],
    [1, 0, -1],
    [1, 0, 1],
    [-1, 0, 1],
  ];
  const sides = base.map((corner, at) => [...(base[(at + 1) % 4] as number[]), ...corner, ...top]);
  const bytes = Buffer.from(new Float32Array(sides.flat()).buffer);
  const side = bytes.length / 4;
  return JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: sides.map((_, at) => ({ attributes: { POSITION: at }, material: at })) }],
    materials: [
      [0.8, 0.2, 0.1],
      [0.1, 0.5, 0.8],
      [0.9, 0.7, 0.1],
      [0.2, 0.6, 0.3],
    ].map((colour) => ({
      doubleSided: true,
      pbrMetallicRoughness: { baseColorFactor: [...colour, 1], metallicFactor: 0 },
    })),
    accessors: sides.map((_, at) => ({
      bufferView: 0,
      byteOffset: at * side,
      componentType: 5126,
      count: 3,
      type: 'VEC3',
      min: [-1, 0, -1],
      max: [1, 2, 1],
    })),
    bufferViews: [{ buffer: 0, byteLength: bytes.length }],
    buffers: [{ byteLength: bytes.length, uri: `data:application/octet-stream;base64,${bytes.toString('base64')}` }],
  });
}
