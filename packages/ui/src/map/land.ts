import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import file from 'world-atlas/land-50m.json';

const topology = file as unknown as Topology<{ land: GeometryCollection }>;

/** The land of the earth, from Natural Earth, which is in the public domain. Large: load it on demand. */
export const land: FeatureCollection = feature(topology, topology.objects.land);
