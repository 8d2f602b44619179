import type {
  DrawnBox,
  DrawnLine,
  DrawnPoint,
  OwnershipDrawing,
} from '../../../../src/vocabulary/companies/ownership-drawing.ts'

/** Units of a millimetre, so that letters are as large as browsers like them. */
const unit = 4

const at = ([x, y]: DrawnPoint): string => `${x * unit} ${y * unit}`

function pathOf({ from, parts }: DrawnLine): string {
  const steps = parts.map(({ to, controls }) =>
    controls === undefined ? `L ${at(to)}` : `C ${at(controls[0])}, ${at(controls[1])}, ${at(to)}`,
  )
  return [`M ${at(from)}`, ...steps].join(' ')
}

interface OwnershipGraphProps {
  readonly drawing: OwnershipDrawing
  readonly label: string
}

/** Boxes of people and companies and who holds whom; paths from those on a sanctions list are red and thick. */
export function OwnershipGraph({ drawing, label }: OwnershipGraphProps) {
  const { width, height, boxes, lines, labels } = drawing
  const inOrder = [...lines].sort((a, b) => Number(a.isMarked) - Number(b.isMarked))
  return (
    <svg
      class="graph"
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${width * unit + 8} ${height * unit + 8}`}
      width={width * unit}
    >
      {inOrder.map((line, index) => (
        <g key={index} class={line.isMarked ? 'graph-line marked' : 'graph-line'}>
          <path d={pathOf(line)} {...(line.isDashed ? { 'stroke-dasharray': '6 4' } : {})} />
          <polygon points={line.head.map(at).join(', ')} />
        </g>
      ))}
      {boxes.map((box, index) => (
        <GraphBox key={index} box={box} />
      ))}
      {labels.map(({ at: place, text, isMarked }, index) => (
        <text
          key={index}
          class={isMarked ? 'graph-label marked' : 'graph-label'}
          x={place[0] * unit}
          y={place[1] * unit}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

function GraphBox({
  box: { x, y, width, height, kind, title, detail, isMarked },
}: {
  readonly box: DrawnBox
}) {
  return (
    <g class={`graph-box graph-${kind}${isMarked ? ' marked' : ''}`}>
      <title>{detail === '' ? title : `${title}, ${detail}`}</title>
      <rect
        x={x * unit}
        y={y * unit}
        width={width * unit}
        height={height * unit}
        rx={kind === 'person' ? 12 : 3}
      />
      <foreignObject x={x * unit} y={y * unit} width={width * unit} height={height * unit}>
        <div class="graph-text">
          <strong>{title}</strong>
          {detail !== '' && <span>{detail}</span>}
        </div>
      </foreignObject>
    </g>
  )
}
