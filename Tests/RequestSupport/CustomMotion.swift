/// A motion in the form of a file: that of androidx, with a name of its own.
package let customMotion = """
    name: mine
    period: 5400
    rotation: {tracks: [{amount: 1520}]}
    tail:
      offset: -20
      tracks:
        - &move {amount: 250, period: 1350, delay: 667, duration: 667, easing: "cubic-bezier(.4, 0, .2, 1)"}
    head:
      tracks:
        - amount: 250deg
          period: 1350
          duration: 667
          easing: cubic-bezier(0.4, 0, 0.2, 1)
    """

/// Figures of every kind, with tracks.
package let customElements = """
    name: ours
    kind: elements
    period: 1200
    box: {left: -4, top: -4, width: 48, height: 48}
    middle: [20, 20]
    elements:
      - disc: {x: 5, y: 5, r: 5}
        pivot: [20, 20]
        tracks:
          - {property: rotation, values: [0, 360], easing: ease-in-out}
          - {property: scale, delay: -300, at: [0, 40%, 1], values: [1, .4, 1]}
          - {property: opacity, values: .6}
      - ring: {x: 20, y: 20, r: 6, stroke: 2}
        tracks:
          - {property: r, period: 600, values: [6, 12]}
          - {property: strokeOpacity, period: 600, values: [1, 0]}
      - box: {x: 10, y: 0, width: 6, height: 40, radius: 3}
        perspective: 120
        placings:
          - {about: [20, 20], turn: 45deg, scale: 1.1}
        tracks:
          - {property: rotateX, values: [0, 180]}
      - arc: {x: 20, y: 20, r: 18, stroke: 2, start: 90, sweep: 270, fades-in: true}
        tracks:
          - {property: groupRotation, values: [0, 360]}
      - shape: {name: heart, x: 20, y: 20, r: 4}
        tracks:
          - {property: cx, values: [10, 30, 10]}
      - shape: {corners: [[0, 0, .2], [2, 0, .2], [2, 2, .2, .5], [0, 2]], x: 30, y: 30, r: 5}
      - path: M2 4h8v8z
    """

/// Shapes that morph into each other, one of them custom.
package let customShapes = """
    name: morphs
    kind: shapes
    period: 2600
    size: 48
    stroke: 34
    morph:
      - heart
      - sunny
      - {name: mine, corners: [[0, 0, .3], [2, 0, .3], [1, 2, .3]], center: [1, .8]}
      - circle
    steady-turn: 90
    spring-turn: .25turn
    """
