import CairoRaster
import Imaging
import Indicators
import MotionCore
import Drawing

func ref(_ W: Int, _ R: Double, _ w: Double, _ span: ArcSpan, _ cap: StrokeCap) -> [Double] {
  // 64x64 supersampled reference, geometric test
  let c = Double(W)/2; let N = 32
  let h = Direction(turns: span.end), t = Direction(turns: span.start)
  let hp = (c + h.x*R, c + h.y*R), tp = (c + t.x*R, c + t.y*R)
  var out = [Double](repeating: 0, count: W*W)
  for y in 0..<W { for x in 0..<W {
    let r = ((Double(x)+0.5-c)*(Double(x)+0.5-c)+(Double(y)+0.5-c)*(Double(y)+0.5-c)).squareRoot()
    if abs(r-R) > w + 2 { continue }
    var n = 0
    for j in 0..<N { for i in 0..<N {
      let px = Double(x)+(Double(i)+0.5)/Double(N), py = Double(y)+(Double(j)+0.5)/Double(N)
      let dx = px-c, dy = py-c
      let r2 = dx*dx+dy*dy
      var inside = false
      if span.isClosed { inside = r2 <= (R+w/2)*(R+w/2) && r2 >= (R-w/2)*(R-w/2) }
      else {
      if r2 <= (R+w/2)*(R+w/2) && r2 >= (R-w/2)*(R-w/2) {
        // angle test by half-planes
        let aheadTail = dx*t.clockwise.x+dy*t.clockwise.y >= 0
        let behindHead = dx*h.clockwise.x+dy*h.clockwise.y <= 0
        inside = span.sweep <= 0.5 ? (aheadTail && behindHead) : (aheadTail || behindHead)
      }
      if !inside { switch cap { case .butt: break
        case .round:
          let a = (px-hp.0)*(px-hp.0)+(py-hp.1)*(py-hp.1), b = (px-tp.0)*(px-tp.0)+(py-tp.1)*(py-tp.1)
          inside = a <= w*w/4 || b <= w*w/4
        case .square:
          for (p, d, s) in [(hp,h,1.0),(tp,t,-1.0)] {
            let al = ((px-p.0)*d.clockwise.x+(py-p.1)*d.clockwise.y)*s, ac = (px-p.0)*d.x+(py-p.1)*d.y
            if al >= 0 && al <= w/2 && abs(ac) <= w/2 { inside = true } }
        } } }
      if inside { n += 1 }
    } }
    out[y*W+x] = Double(n)/Double(N*N)*255
  } }
  return out
}
var rng = SystemRandomNumberGenerator()
for (size, scale, stroke) in [(48.0,3.0,4.0),(48,1,4),(16,1,1.33),(20,1.5,2.5),(30,2,15)] {
 for cap in StrokeCap.allCases {
  let ind = CircularIndicator(size: size, stroke: stroke, cap: cap)
  var r = CairoRasterizer(width: size, height: size, scale: scale)
  var list = DisplayList(width: size, height: size)
  var bm = Bitmap(width: 1, height: 1, format: .rgba)
  var worst = 0.0, sum = 0.0, cnt = 0, ws = ArcSpan(start: 0, sweep: 0)
  for k in 0..<24 {
   let span = ArcSpan(start: Double.random(in: 0...1, using: &rng), sweep: k == 0 ? 0.97 : k == 1 ? 0.02 : k == 2 ? 1 : k == 3 ? 0.94 : Double.random(in: 0...1, using: &rng))
   ind.draw(span, color: Color(rgba: 0x0A6ED1FF), into: &list)
   try r.rasterize(list, into: &bm)
   let want = ref(bm.width, ind.radius*scale, stroke*scale, span, cap)
   for i in want.indices { let e = abs(Double(bm.bytes[i]) - want[i]); if want[i] > 0.3 && want[i] < 254.7 || e > 1 { sum += e; cnt += 1 }; if e > worst { worst = e; ws = span } }
  }
  print(size, scale, cap, "max", worst, "mean", sum/Double(cnt), ws)
 } }
let clock = ContinuousClock()
let ind = CircularIndicator(size: 48, stroke: 4, cap: .round)
for (size, scale) in [(48.0, 3.0), (48, 1), (512,1)] {
let ind = CircularIndicator(size: size, stroke: size/12, cap: .round)
var r = CairoRasterizer(width: size, height: size, scale: scale)
var list = DisplayList(width: size, height: size)
var bm = Bitmap(width: 1, height: 1, format: .rgba)
guard case .arc(let ch) = Motion.materialAdvance.kind else { fatalError() }
let table = FrameTable(ch, clock: FrameClock(period: 5400, frames: 324))
print("first", try clock.measure { ind.draw(table[0], color: Color(rgba: 0x0A6ED1FF), into: &list); try r.rasterize(list, into: &bm) })
for _ in 0..<3 {
print("per frame", try clock.measure { for i in 0..<324 { ind.draw(table[i], color: Color(rgba: 0x0A6ED1FF), into: &list); try r.rasterize(list, into: &bm) } } / 324)
} }
