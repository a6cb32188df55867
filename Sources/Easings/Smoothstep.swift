/// From 0 to 1 and at rest at both ends: x² (3 − 2x) of an x that is held within `0...1`.
package func smoothstep(_ x: Double) -> Double {
    let x = min(max(x, 0), 1)
    return x * x * (3 - 2 * x)
}
