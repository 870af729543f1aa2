import Autoplay from 'embla-carousel-autoplay'
import { useState } from 'react'
import { Controls } from './controls.tsx'
import { type ControlsProps, Engine, type EngineProps } from './engine.tsx'
import { useRotation } from './rotation.ts'

/** The engine with autoplay, in a file of its own so that other carousels do not load the plugin. */
export function TurningEngine({ autoplayMs, ...props }: EngineProps & { autoplayMs: number }) {
  const [plugins] = useState(() => [Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false })])
  return <Engine {...props} plugins={plugins} EngineControls={TurningControls} />
}

function TurningControls({ whole, ...props }: ControlsProps) {
  const rotation = useRotation(props.api, whole)
  return props.dots || props.arrows || rotation ? <Controls {...props} rotation={rotation} /> : null
}
