import {
  AmbientLight,
  Box3,
  DirectionalLight,
  Group,
  type Material,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  Scene,
  Sphere,
  TextureLoader,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** Maximum tilt in radians: a model is never upside down. */
const STEEPEST = 1.2;
const VIEW_ANGLE = 35;

/** A model on a canvas. */
export interface ModelStage {
  /** Rotates it by radians: around, and towards the viewer. */
  turn(around: number, over: number): void;
  /** Called when the canvas is resized. */
  fill(): void;
  end(): void;
}

/**
 * Loads a glTF model and renders it; re-renders only when it is rotated.
 * @throws without WebGL, for a missing file, and for a file that isn't a model
 */
export async function showModel(canvas: HTMLCanvasElement, url: string, signal: AbortSignal): Promise<ModelStage> {
  const loader = new GLTFLoader();
  loader.register((parser) => {
    // Textures load as images, which the page's policy allows from blobs.
    parser.textureLoader = new TextureLoader(parser.options.manager);
    return { name: 'PICTURES_AS_IMAGES' };
  });
  const { scene: model } = await loader.loadAsync(url);
  signal.throwIfAborted();
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  const camera = new PerspectiveCamera(VIEW_ANGLE);
  const scene = new Scene().add(new AmbientLight(0xffffff, 1.6), new DirectionalLight(0xffffff, 2.4), camera);
  const turned = new Group().add(model);
  scene.add(turned);
  placeAround(model, camera);

  const draw = (): void => renderer.render(scene, camera);
  const fill = (): void => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    draw();
  };
  fill();
  return {
    turn: (around, over) => {
      turned.rotation.y += around;
      turned.rotation.x = Math.min(STEEPEST, Math.max(-STEEPEST, turned.rotation.x + over));
      draw();
    },
    fill,
    end: () => {
      model.traverse(forget);
      renderer.dispose();
      // A page has about a dozen contexts: waiting for garbage collection would exhaust them.
      renderer.forceContextLoss();
    },
  };
}

/** Centres a model and moves the camera back until all of it is visible. */
function placeAround(model: Object3D, camera: PerspectiveCamera): void {
  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  model.position.sub(center);
  const size = radius || 1;
  const distance = size / Math.sin(((VIEW_ANGLE / 2) * Math.PI) / 180);
  camera.position.set(0, size * 0.35, distance * 1.1);
  camera.near = distance / 100;
  camera.far = distance * 10;
  camera.lookAt(0, 0, 0);
}

function forget(part: Object3D): void {
  if (!(part instanceof Mesh)) return;
  part.geometry.dispose();
  const materials: Material[] = Array.isArray(part.material) ? part.material : [part.material];
  for (const material of materials) {
    for (const value of Object.values(material)) value?.isTexture && value.dispose();
    material.dispose();
  }
}
